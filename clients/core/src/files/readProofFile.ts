import { access, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CoreError } from '../errors/coreError.ts'
import { isSameRoot } from '../metadata/proofManifest.ts'
import type { ListRoot } from '../metadata/publishedManifest.ts'
import { fileNotReadable } from './fileErrors.ts'
import { readProofFolder } from './proofManifestFile.ts'

/** A phase's list on chain. */
export interface ListOnChain {
  readonly phaseIndex: number
  /** Undefined = unknown. */
  readonly root: ListRoot
}

/** A proof to read. */
export interface ProofFile<Proof> {
  /** Proof folder path. */
  readonly folder: string
  /** Spellings of the wallet for the file name, the usual one first. */
  readonly spellings: readonly string[]
  /** Default: do not compare the folder. */
  readonly list?: ListOnChain | undefined
  /**
   * Parses the file's content.
   *
   * @param source File path, for error messages.
   */
  parse(content: Uint8Array, source: string): Proof
}

/**
 * Reads a wallet's proof from `{wallet}.json` in a folder, in the first spelling that has a file. Undefined = no
 * file, so the wallet is not listed.
 *
 * @throws MERKLE_PROOFS_OF_OTHER_LIST if the folder has another list's proofs.
 * @throws MERKLE_PROOF_NOT_AVAILABLE if the folder does not exist or the file is unreadable, and errors from `parse`.
 */
export async function readProofFile<Proof>({
  folder,
  spellings,
  list,
  parse,
}: ProofFile<Proof>): Promise<Proof | undefined> {
  for (const wallet of spellings) {
    const source = join(folder, `${wallet}.json`)
    const content = await readContent(source)
    if (content) return parse(content, source)
  }
  const manifest = list && (await readProofFolder(folder))
  if (!manifest || list.root === undefined || isSameRoot(manifest.root, list.root)) return undefined
  throw new CoreError('MERKLE_PROOFS_OF_OTHER_LIST', { phaseIndex: list.phaseIndex })
}

async function readContent(path: string): Promise<Uint8Array | undefined> {
  try {
    // A missing folder must not look like a list without the wallet.
    await access(dirname(path))
    return await readFile(path)
  } catch (cause) {
    if (isAbsent(cause, path)) return undefined
    const file = fileNotReadable(path, cause)
    const reason = isAbsent(cause, dirname(path))
      ? 'its folder does not exist'
      : file.context.reason
    throw new CoreError('MERKLE_PROOF_NOT_AVAILABLE', { source: path, reason }, { cause: file })
  }
}

function isAbsent(error: unknown, path: string): boolean {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return false
  return error.code === 'ENOENT' && error.path === path
}
