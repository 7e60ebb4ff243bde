/**
 * The text of a file of bytes: UTF-8, or UTF-16 where the file begins by saying so, as those do
 * that spreadsheets save as "Unicode text".
 *
 * What is no UTF-8 becomes replacement characters: no address or amount is written in others.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}
