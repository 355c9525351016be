/** Link to a WhatsApp chat with `message` prefilled. `number` has its country code but no plus sign. */
export function whatsappUrl(number: string, message: string) {
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`
}
