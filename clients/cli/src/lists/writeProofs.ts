import { join } from 'node:path'
import type { WrittenProofFiles } from '@mintline/core/files'
import type { AmountUnit } from '@mintline/solana'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import type { ReadDrop } from '../config/parseConfig.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import { proofFolderName, proofsFolder } from './proofFolderName.ts'
import type { ListWithProofs } from './staleProofs.ts'

/** Options that name a list. */
export interface MerkleListOptions {
  /** A phase in the config, by number or name. */
  readonly phase?: string
  /** The token id that the phase is for. */
  readonly tokenId?: string
  /** A file in place of a phase's. */
  readonly list?: string
  readonly unit?: AmountUnit
}

/** A list with its merkle tree. */
export interface MerkleList {
  readonly path: string
  /** `0x` and 64 hex digits. */
  readonly root: string
  /** Wallets in the list. */
  readonly size: number
  /** Sentences that are not printed yet. */
  readonly warnings: readonly string[]
  /** Address by root, for the collection's metadata; undefined = the list has a document for each wallet. */
  readonly merkle?: Readonly<Record<string, string>> | undefined
  /**
   * Writes its proofs to a folder.
   *
   * @throws MERKLE_PROOFS_OF_ANOTHER_LIST, FILE_NOT_READABLE, FILE_NOT_WRITABLE, or the signal's reason
   */
  write(folder: string, options: WriteOptions): Promise<WrittenProofFiles>
}

/** Options for writing proofs. */
export interface WriteOptions {
  /** Replace another list's proofs, where the chain otherwise refuses to. Default: refuse. */
  readonly replace?: boolean
  readonly signal: AbortSignal
}

/** A list in a config with the names of its phase. */
export type NamedMerkleList = MerkleList & Pick<ListWithProofs, 'name' | 'folder'>

/** A list's proofs in their folder. */
export interface WrittenProofs extends WrittenProofFiles, Pick<MerkleList, 'merkle'> {
  /** The phase's name in the config. */
  readonly phase: string
  readonly folder: string
}

/**
 * Writes proofs for a config's lists to the folder that it names, in one subfolder for each phase. Writes nothing
 * without a folder.
 *
 * @throws FILE_NOT_READABLE, FILE_NOT_WRITABLE, or the signal's reason
 */
export async function writeProofs(
  { signal }: Pick<BaseContext, 'signal'>,
  loaded: Pick<LoadedConfig<Pick<ReadDrop<unknown, unknown>, 'proofs'>>, 'config' | 'folder'>,
  lists: readonly NamedMerkleList[],
): Promise<WrittenProofs[]> {
  const written: WrittenProofs[] = []
  const base = proofsFolder(loaded)
  if (base === undefined) return written
  for (const list of lists) {
    const { name: phase, merkle } = list
    const folder = join(base, list.folder ?? proofFolderName(list))
    written.push({
      phase,
      folder,
      ...(await list.write(folder, { replace: true, signal })),
      merkle,
    })
  }
  return written
}

/** Returns a phase's proof folder, with a reminder to publish it if a launch has changed its files. */
export function publishReminder({ phase, folder, written, removed }: WrittenProofs): string {
  const line = `proofs of ${phase} in ${folder}`
  return written + removed > 0 ? `${line}: publish this folder, its files have changed` : line
}
