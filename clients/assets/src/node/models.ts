import { type FileHandle, open } from 'node:fs/promises'
import { reading } from '@mintline/core/files'

/** Bytes in a glTF binary before its chunks: `glTF`, version, length. */
const HEADER = 12
/** Bytes before a chunk's content: length, type. */
const CHUNK_HEADER = 8
/** `glTF` and `JSON`, as little-endian numbers. */
const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const VERSION = 2
/** A model has two chunks; extensions may add some. */
const MAX_CHUNKS = 64

/**
 * Returns true for a glTF binary (.glb) whose chunks fill the file to its end, starting with its description.
 *
 * @throws FILE_NOT_READABLE
 */
export async function isWholeModel(path: string): Promise<boolean> {
  const file = await reading(path, open(path))
  try {
    return await reading(path, isWhole(file))
  } finally {
    await file.close()
  }
}

async function isWhole(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  const [magic, version, length] = await numbersAt(file, 0, HEADER)
  if (magic !== MAGIC || version !== VERSION || length !== size) return false
  let at = HEADER
  for (let chunk = 0; chunk < MAX_CHUNKS && at < size; chunk += 1) {
    const [bytes, type] = await numbersAt(file, at, CHUNK_HEADER)
    if (bytes === undefined || (chunk === 0 && type !== JSON_CHUNK)) return false
    at += CHUNK_HEADER + bytes
  }
  return at === size && size > HEADER
}

/** Reads little-endian 32-bit numbers; fewer if the file ends early. */
async function numbersAt(file: FileHandle, at: number, bytes: number): Promise<number[]> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(bytes), 0, bytes, at)
  const view = new DataView(buffer.buffer)
  return Array.from({ length: Math.floor(bytesRead / 4) }, (_, index) =>
    view.getUint32(index * 4, true),
  )
}
