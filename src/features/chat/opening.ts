/** How the visitor turned to the chat before its code was there: what the panel starts with. */
export interface Opening {
  /** Words that stand in the input. */
  text?: string
  /** Whether they are sent, as those of a suggestion are. */
  isSent?: boolean
  /** What takes the focus; nothing, unless the visitor asked for the panel. */
  focus?: 'input' | 'panel'
}
