import { type WrittenProofFiles, writeDocuments, writeProofManifest } from '@mintline/core/files'
import type { ShardedAllowlist } from '../allowlist/buildShardedAllowlist.ts'
import {
  formatShardDocument,
  formatShardedListDocument,
  type ShardUnits,
} from '../allowlist/shardDocument.ts'

/** A sharded list's document name in its folder. */
export const SHARDED_LIST_FILE = 'list.json'

/** A sharded list for a folder. */
export interface ShardFilesInput extends ShardUnits {
  readonly allowlist: ShardedAllowlist
  /** Folder path; the folder is created if missing. One folder holds one list. */
  readonly folder: string
  /** URL at which the folder will be published. */
  readonly baseUri: string
}

/**
 * Writes a sharded list: `list.json`, and `{shard}.json` for each shard. Removes files for earlier shards and single
 * wallets. Each file appears complete or not at all; unchanged ones are not rewritten.
 *
 * @throws FILE_NOT_READABLE, FILE_NOT_WRITABLE, or the signal's reason.
 */
export async function writeShardedAllowlist(
  { allowlist, folder, baseUri, decimalsOf }: ShardFilesInput,
  options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<WrittenProofFiles> {
  const documents = [
    ...allowlist.shards.map(
      (shard) => [`${shard.name}.json`, formatShardDocument(shard, { decimalsOf })] as const,
    ),
    // Last, so that a list never names missing shards.
    [SHARDED_LIST_FILE, formatShardedListDocument(allowlist, baseUri)] as const,
  ]
  const ownNames = new RegExp(`^(?:list|[0-9a-f]{${allowlist.shardDigits}}|0x[0-9a-f]{40})\\.json$`)
  const counts = await writeDocuments({ folder, documents, ownNames }, options)
  const wallets = allowlist.shards.reduce((sum, { entries }) => sum + entries.length, 0)
  await writeProofManifest(folder, { root: allowlist.merkleRoot, count: wallets })
  return counts
}
