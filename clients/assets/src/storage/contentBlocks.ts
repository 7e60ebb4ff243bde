import { type ContentBlock, contentIdOf, type FolderEntry, folderIdOf } from '../content/index.ts'
import type { FileToStore } from './assetStorage.ts'
import { readVerified } from './readVerified.ts'

/** A folder's own blocks, without its files' blocks. */
export interface FolderBlocks {
  readonly cid: string
  readonly blocks: readonly ContentBlock[]
}

/** Returns a file's blocks; throws FILE_CHANGED if they differ from the plan. */
export async function blocksOfFile(file: FileToStore): Promise<readonly ContentBlock[]> {
  const blocks: ContentBlock[] = []
  await contentIdOf(await readVerified(file), (block) => {
    blocks.push(block)
  })
  return blocks
}

/** Returns a folder's blocks from its entries' content ids. */
export async function blocksOfFolder(entries: readonly FolderEntry[]): Promise<FolderBlocks> {
  const blocks: ContentBlock[] = []
  const { cid } = await folderIdOf(entries, (block) => {
    blocks.push(block)
  })
  return { cid, blocks }
}

/** Returns the blocks' total bytes. */
export function bytesOfBlocks(blocks: readonly ContentBlock[]): number {
  return blocks.reduce((sum, { bytes }) => sum + bytes.length, 0)
}
