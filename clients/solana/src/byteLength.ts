const ENCODER = new TextEncoder()

/** Bytes of a text in UTF-8, which is what the programs count. */
export function byteLength(text: string): number {
  return ENCODER.encode(text).length
}
