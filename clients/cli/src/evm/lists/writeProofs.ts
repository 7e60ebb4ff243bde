import { join, resolve } from 'node:path'
import { type WrittenProofFiles, writeAllowlistProofs } from '@mintline/evm/node'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { fileNotWritable } from '../../files/fileFailures.ts'
import type { EvmConfig } from '../config/evmSchema.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import type { EvmPhaseList, ReadEvmPhase } from './readEvmPhases.ts'

/** Proofs of the list of a phase. */
export interface WrittenProofs extends WrittenProofFiles {
  /** Name of the phase in the config. */
  readonly phase: string
  readonly folder: string
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
    const target = join(resolve(folder, config.proofs), folderName(phase.name))
    const counts = await writeListProofs(context, list, target)
    written.push({ phase: phase.name, folder: target, ...counts })
  }
  return written
}

/**
 * Writes the proofs of one list to a folder.
 *
 * @throws FILE_NOT_WRITABLE
 */
export async function writeListProofs(
  { signal }: Pick<EvmContext, 'signal'>,
  { allowlist, entries }: EvmPhaseList,
  folder: string,
): Promise<WrittenProofFiles> {
  const wallets = entries.map(({ wallet }) => wallet)
  try {
    return await writeAllowlistProofs({ allowlist, wallets, folder }, { signal })
  } catch (cause) {
    signal.throwIfAborted()
    throw fileNotWritable(folder, cause)
  }
}

/** The name of a phase as that of a folder, which becomes part of a URL. */
function folderName(phase: string): string {
  const words = phase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-') || 'phase'
}
