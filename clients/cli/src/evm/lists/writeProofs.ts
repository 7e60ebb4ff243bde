import { join, resolve } from 'node:path'
import {
  SHARDED_LIST_FILE,
  type WrittenProofFiles,
  writeAllowlistProofs,
  writeShardedAllowlist,
} from '@mintline/evm/node'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { proofFolderName } from '../../lists/proofFolderName.ts'
import type { EvmConfig } from '../config/evmSchema.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import type { EvmPhaseList, ReadEvmPhase } from './readEvmPhases.ts'

/** Proofs of the list of a phase. */
export interface WrittenProofs extends WrittenProofFiles {
  /** Name of the phase in the config. */
  readonly phase: string
  readonly folder: string
  /** Address of a list in shards by its root, for the metadata of the collection. */
  readonly merkle: Readonly<Record<string, string>> | undefined
}

/**
 * Writes the proofs of all lists of a config to the folder that it names, in one subfolder for each phase; nothing
 * without a folder.
 *
 * @throws FILE_NOT_WRITABLE
 */
export async function writeProofs(
  context: EvmContext,
  { config, folder }: LoadedConfig<EvmConfig>,
  phases: readonly Pick<ReadEvmPhase, 'config' | 'list'>[],
): Promise<WrittenProofs[]> {
  const written: WrittenProofs[] = []
  if (config.proofs === undefined) return written
  for (const { config: phase, list } of phases) {
    if (!list) continue
    const target = join(resolve(folder, config.proofs), proofFolderName(phase))
    const counts = await writeListProofs(context, list, target)
    written.push({ phase: phase.name, folder: target, ...counts, merkle: merkleOf(list) })
  }
  return written
}

/**
 * Writes the proofs of one list to a folder.
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

/** Address of a list in shards by its root; undefined for one with a document for each wallet. */
export function merkleOf({
  sharded,
}: Pick<EvmPhaseList, 'sharded'>): Readonly<Record<string, string>> | undefined {
  if (!sharded) return undefined
  return { [sharded.allowlist.merkleRoot]: `${sharded.baseUri}${SHARDED_LIST_FILE}` }
}
