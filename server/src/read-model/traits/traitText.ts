/** Maximum number of characters to store for a trait's key or value. */
const MAX_CHARACTERS = 1000
/** Maximum size in UTF-8 bytes: an index entry holds a key and a value, and is limited to 2,704 bytes. */
const MAX_BYTES = 1250

/** Returns a trait's key or value as it is stored: longer text is cut off between characters. */
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
