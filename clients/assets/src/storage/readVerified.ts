import { contentIdOf } from '../content/index.ts'
import { AssetsError } from '../errors/assetsError.ts'
import type { FileToStore } from './assetStorage.ts'

/**
 * Reads a file's bytes.
 *
 * @throws FILE_CHANGED if they differ from the plan, so that no address leads to other content.
 */
export async function readVerified({
  name,
  content,
  read,
}: Pick<FileToStore, 'name' | 'content' | 'read'>): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(content.bytes)
  let length = 0
  for await (const part of read()) {
    if (length + part.length <= bytes.length) bytes.set(part, length)
    length += part.length
  }
  const isSame = length === bytes.length && (await contentIdOf(bytes)).cid === content.cid
  if (!isSame) throw new AssetsError('FILE_CHANGED', { name })
  return bytes
}
