import { access, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CoreError } from '../errors/coreError.ts'
import { reasonOf } from '../node/nodeReason.ts'

/** A proof to read. */
export interface ProofFile<Proof> {
  /** Path of the folder of proofs. */
  readonly folder: string
  /** Address in its normal form. */
  readonly wallet: string
  /**
   * Parses the content of the file.
   *
   * @param source Path of the file, for error messages.
   */
  parse(content: Uint8Array, source: string): Proof
}

/**
 * Reads the proof of a wallet from the file `{wallet}.json` of a folder; undefined = the folder has no such file, so
 * the wallet is not listed.
 *
 * @throws MERKLE_PROOF_NOT_AVAILABLE where the folder does not exist or the file cannot be read, and the errors of
 * `parse`.
 */
export async function readProofFile<Proof>({
  folder,
  wallet,
  parse,
}: ProofFile<Proof>): Promise<Proof | undefined> {
  const source = join(folder, `${wallet}.json`)
  const content = await readContent(source)
  return content && parse(content, source)
}

async function readContent(path: string): Promise<Uint8Array | undefined> {
  try {
    // A missing folder must not look like a list without the wallet.
    await access(dirname(path))
    return await readFile(path)
  } catch (cause) {
    if (isAbsent(cause, path)) return undefined
    const context = { source: path, reason: reasonOf(cause) }
    throw new CoreError('MERKLE_PROOF_NOT_AVAILABLE', context, { cause })
  }
}

function isAbsent(error: unknown, path: string): boolean {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return false
  return error.code === 'ENOENT' && error.path === path
}
