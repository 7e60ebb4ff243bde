/** Bytes of a program that one transaction writes; the rest of its 1,232 bytes is overhead. */
export const CHUNK_SIZE = 950

/** A part of a program. */
export interface Chunk {
  offset: number
  bytes: Uint8Array
}

/** How many chunks a program of this length has. */
export function chunkCount(length: number): number {
  return Math.ceil(length / CHUNK_SIZE)
}

/** The chunks of a program that are not in a buffer yet. */
export function missingChunks(elf: Buffer, written: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let offset = 0; offset < elf.length; offset += CHUNK_SIZE) {
    const bytes = elf.subarray(offset, offset + CHUNK_SIZE)
    if (!bytes.equals(written.subarray(offset, offset + CHUNK_SIZE))) chunks.push({ offset, bytes })
  }
  return chunks
}
