/** A message as a full sentence: with a full stop, unless it ends in a mark of its own. */
export function asSentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`
}

/** Text of a node, a wallet or a system without its full stop, for use in messages. */
export function withoutFullStop(text: string): string {
  return text.replace(/(?<!\.)\.\s*$/, '')
}
