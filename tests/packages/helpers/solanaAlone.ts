import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Packages of ours that are installed with the command, where no other chain is wanted. */
export const SOLANA_ALONE = ['@mintline/core', '@mintline/solana', '@mintline/cli'] as const

/** Bytes that the installed command takes at most for Solana alone, with all that it depends on. */
export const MAX_BYTES = 120_000_000

/** Bytes of a block, the least that a file takes on most file systems. */
const BLOCK_BYTES = 4_096

/** Bytes that a folder's files take on disk. */
export function bytesOnDisk(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
  return files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
    .reduce((sum, bytes) => sum + Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES, 0)
}
