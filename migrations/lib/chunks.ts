/** Bytes that one transaction writes; the rest of its 1,232 bytes is overhead. */
export const CHUNK_SIZE = 950

/** A part of a buffer's content. */
export interface Chunk {
  offset: number
  bytes: Uint8Array
}

/** How many chunks a content with this length has. */
export function chunkCount(length: number): number {
  return Math.ceil(length / CHUNK_SIZE)
}

/** Finds the chunks of a content that are missing in a buffer. */
export function missingChunks(content: Buffer, written: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let offset = 0; offset < content.length; offset += CHUNK_SIZE) {
    const bytes = content.subarray(offset, offset + CHUNK_SIZE)
    if (!bytes.equals(written.subarray(offset, offset + CHUNK_SIZE))) chunks.push({ offset, bytes })
  }
  return chunks
}
