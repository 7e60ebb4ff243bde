const ENCODER = new TextEncoder()

/** A text's length in UTF-8 bytes, as the programs count it. */
export function byteLength(text: string): number {
  return ENCODER.encode(text).length
}
