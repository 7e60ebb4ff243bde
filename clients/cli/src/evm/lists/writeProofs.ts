import { join } from 'node:path'
import {
  SHARDED_LIST_FILE,
  type WrittenProofFiles,
  writeAllowlistProofs,
  writeShardedAllowlist,
} from '@mintline/evm/node'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { proofsFolder } from '../../lists/proofFolderName.ts'
import type { EvmConfig } from '../config/evmConfig.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { type EvmPhaseList, listsOf, type ReadEvmToken } from './readEvmPhases.ts'

/** Proofs for a phase's list. */
export interface WrittenProofs extends WrittenProofFiles {
  /** The phase's name, with that of a listed token id. */
  readonly phase: string
  readonly folder: string
  /** A sharded list's address by its root, for the collection's metadata. */
  readonly merkle: Readonly<Record<string, string>> | undefined
}

/**
 * Writes proofs for all lists in a config to the folder that it names, in one subfolder for each phase, within those of
 * listed token ids. Writes nothing without a folder.
 *
 * @throws FILE_NOT_WRITABLE
 */
export async function writeProofs(
  context: EvmContext,
  loaded: LoadedConfig<EvmConfig>,
  tokens: readonly ReadEvmToken[],
): Promise<WrittenProofs[]> {
  const written: WrittenProofs[] = []
  const folder = proofsFolder(loaded)
  if (folder === undefined) return written
  for (const { name: phase, folder: subfolder, list } of listsOf(tokens)) {
    const target = join(folder, subfolder)
    const counts = await writeListProofs(context, list, target)
    written.push({ phase, folder: target, ...counts, merkle: merkleOf(list) })
  }
  return written
}

/**
 * Writes one list's proofs to a folder.
 *
 * @throws FILE_NOT_WRITABLE
 */
export function writeListProofs(
  { signal }: Pick<EvmContext, 'signal'>,
  { allowlist, entries, sharded }: EvmPhaseList,
  folder: string,
): Promise<WrittenProofFiles> {
  if (sharded) {
    const decimalsOf = () => sharded.coinDecimals
    return writeShardedAllowlist({ ...sharded, folder, decimalsOf }, { signal })
  }
  const wallets = entries.map(({ wallet }) => wallet)
  return writeAllowlistProofs({ allowlist, wallets, folder }, { signal })
}

/** Returns a sharded list's address by its root; undefined for a list with a document for each wallet. */
export function merkleOf({
  sharded,
}: Pick<EvmPhaseList, 'sharded'>): Readonly<Record<string, string>> | undefined {
  if (!sharded) return undefined
  return { [sharded.allowlist.merkleRoot]: `${sharded.baseUri}${SHARDED_LIST_FILE}` }
}
