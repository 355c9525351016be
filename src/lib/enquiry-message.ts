/** Longest message that the forms take, less some room for the visitor's own words: src/contracts/lead.ts. */
const MOST_CHARACTERS = 3500

/** A list as the message of an enquiry: what is too much is left out, whole lines at a time. */
export function enquiryMessage(lines: readonly string[]) {
  const message = lines.join('\n')
  if (message.length <= MOST_CHARACTERS) return message
  return `${message.slice(0, message.lastIndexOf('\n', MOST_CHARACTERS))}\n…`
}
