/** Most characters of a trait's key or value that are kept. */
const MAX_CHARACTERS = 1000
/** Most bytes of them in UTF-8: an entry of an index holds a key with a value and has 2,704. */
const MAX_BYTES = 1250

/** A key or value of a trait as it is kept: longer text is cut off between two characters. */
export function traitText(text: string): string {
  if (Buffer.byteLength(text) <= MAX_CHARACTERS) return text
  let bytes = 0
  const kept: string[] = []
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > MAX_BYTES || kept.length === MAX_CHARACTERS) break
    kept.push(character)
  }
  return kept.join('')
}
