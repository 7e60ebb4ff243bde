const ENCODER = new TextEncoder()

/** Length of a text in bytes of UTF-8, as the programs count it. */
export function byteLength(text: string): number {
  return ENCODER.encode(text).length
}
