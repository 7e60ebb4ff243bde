/** Ends a message with a full stop, unless it already ends in punctuation. */
export function asSentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`
}

/** Removes the full stop from a node's, wallet's or system's text, for use in messages. */
export function withoutFullStop(text: string): string {
  return text.replace(/(?<!\.)\.\s*$/, '')
}
