import { join } from 'node:path'
import type { Allowlist } from '@mintline/aptos'
import { type WrittenProofFiles, writeAllowlistProofs } from '@mintline/aptos/node'
import { proofFolderName, proofsFolder } from '../../lists/proofFolderName.ts'
import type { DropFiles } from '../launch/planAptosLaunch.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import type { AptosPhaseList } from './readAptosLists.ts'

/** Proofs for a phase's list. */
export interface WrittenAptosProofs extends WrittenProofFiles {
  /** The phase's name in the config. */
  readonly phase: string
  readonly folder: string
}

/** A list with its root and proofs. */
export type MerkleList = Pick<Required<AptosPhaseList>, 'entries'> & { readonly merkle: Allowlist }

/**
 * Writes proofs for all merkle lists in a config to the folder that it names, in one subfolder for each phase. Writes
 * nothing without a folder.
 *
 * @throws FILE_NOT_WRITABLE
 */
export async function writeAptosProofs(
  context: Pick<AptosContext, 'signal'>,
  { loaded, lists }: DropFiles,
): Promise<WrittenAptosProofs[]> {
  const written: WrittenAptosProofs[] = []
  const folder = proofsFolder(loaded)
  if (folder === undefined) return written
  for (const [index, phase] of loaded.config.phases.entries()) {
    const list = lists[index]
    if (!list?.merkle) continue
    const { entries, merkle } = list
    const target = join(folder, proofFolderName(phase))
    const counts = await writeListProofs(context, { entries, merkle }, target)
    written.push({ phase: phase.name, folder: target, ...counts })
  }
  return written
}

/**
 * Writes one merkle list's proofs to a folder: `{wallet}.json` for each wallet. Removes proofs for other wallets.
 *
 * @throws FILE_NOT_WRITABLE
 */
export function writeListProofs(
  { signal }: Pick<AptosContext, 'signal'>,
  { merkle, entries }: MerkleList,
  folder: string,
): Promise<WrittenProofFiles> {
  const wallets = entries.map(({ wallet }) => wallet)
  return writeAllowlistProofs({ allowlist: merkle, wallets, folder }, { signal })
}
