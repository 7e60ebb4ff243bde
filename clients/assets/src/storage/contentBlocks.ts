import { type ContentBlock, contentIdOf, type FolderEntry, folderIdOf } from '../content/index.ts'
import type { FileToStore } from './assetStorage.ts'
import { readVerified } from './readVerified.ts'

/** A folder as its own blocks, without those of its files. */
export interface FolderBlocks {
  readonly cid: string
  readonly blocks: readonly ContentBlock[]
}

/** The blocks of a file; throws FILE_CHANGED where they are not those that were planned. */
export async function blocksOfFile(file: FileToStore): Promise<readonly ContentBlock[]> {
  const blocks: ContentBlock[] = []
  await contentIdOf(await readVerified(file), (block) => {
    blocks.push(block)
  })
  return blocks
}

/** The blocks of a folder of known content. */
export async function blocksOfFolder(entries: readonly FolderEntry[]): Promise<FolderBlocks> {
  const blocks: ContentBlock[] = []
  const { cid } = await folderIdOf(entries, (block) => {
    blocks.push(block)
  })
  return { cid, blocks }
}

/** Bytes of blocks. */
export function bytesOfBlocks(blocks: readonly ContentBlock[]): number {
  return blocks.reduce((sum, { bytes }) => sum + bytes.length, 0)
}
