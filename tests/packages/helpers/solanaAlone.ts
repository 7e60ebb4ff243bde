import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Our packages that are installed with the command if no other chain is wanted. */
export const SOLANA_ALONE = ['@mintline/core', '@mintline/solana', '@mintline/cli'] as const

/** Maximum bytes that the installed command takes for Solana alone, with all dependencies. */
export const MAX_BYTES = 120_000_000

/** Block size in bytes: the minimum that a file takes on most file systems. */
const BLOCK_BYTES = 4_096

/** Returns the bytes that a folder's files take on disk. */
export function bytesOnDisk(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
  return files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
    .reduce((sum, bytes) => sum + Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES, 0)
}
