/** Link that opens a WhatsApp chat with `message` written already. `number` has country code and no plus sign. */
export function whatsappUrl(number: string, message: string) {
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`
}
