/** A message as a full sentence: with its final stop, unless it ends in a mark of its own. */
export function asSentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`
}

/** The words of a node, a wallet or a system as messages take them: without their final stop. */
export function withoutFullStop(text: string): string {
  return text.replace(/(?<!\.)\.\s*$/, '')
}
