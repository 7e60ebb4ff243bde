/** Program bytes that one transaction writes; the rest of its 1,232 bytes is overhead. */
export const CHUNK_SIZE = 950

/** A part of a program. */
export interface Chunk {
  offset: number
  bytes: Uint8Array
}

/** How many chunks a program with this length has. */
export function chunkCount(length: number): number {
  return Math.ceil(length / CHUNK_SIZE)
}

/** Finds a program's chunks that are missing in a buffer. */
export function missingChunks(elf: Buffer, written: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let offset = 0; offset < elf.length; offset += CHUNK_SIZE) {
    const bytes = elf.subarray(offset, offset + CHUNK_SIZE)
    if (!bytes.equals(written.subarray(offset, offset + CHUNK_SIZE))) chunks.push({ offset, bytes })
  }
  return chunks
}
