/**
 * Decodes the bytes of a file: UTF-8, or UTF-16 where the file begins with its mark, as spreadsheets save "Unicode
 * text".
 *
 * Invalid UTF-8 becomes replacement characters, which no address or amount contains.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}
