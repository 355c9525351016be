/** Where the browser keeps the conversation: specification, section 3. */
export const HISTORY_KEY = 'chatHistory'
