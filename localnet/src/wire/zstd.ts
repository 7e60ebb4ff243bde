import { concatBytes } from './bytes.ts'

const MAGIC = [0x28, 0xb5, 0x2f, 0xfd]
/** Frame descriptor: one segment, content size in four bytes. */
const DESCRIPTOR = 0xa0
const BLOCK = 128 * 1024
const LAST_BLOCK = 1

/** A valid zstd frame with uncompressed contents: Node 20 has no compressor. */
export function zstdFrame(content: Uint8Array): Uint8Array {
  const parts: (Uint8Array | number[])[] = [MAGIC, [DESCRIPTOR], littleEndian(content.length, 4)]
  for (let at = 0; at === 0 || at < content.length; at += BLOCK) {
    const block = content.subarray(at, at + BLOCK)
    const last = at + BLOCK >= content.length ? LAST_BLOCK : 0
    parts.push(littleEndian((block.length << 3) | last, 3), block)
  }
  return concatBytes(...parts)
}

function littleEndian(value: number, length: number): number[] {
  return Array.from({ length }, (_, byte) => (value >>> (8 * byte)) & 0xff)
}
