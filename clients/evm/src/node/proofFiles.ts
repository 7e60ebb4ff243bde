import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CoreError, reasonOf } from '@mintline/core'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { AllowlistProof } from '../allowlist/allowlistProof.ts'
import type { Allowlist } from '../allowlist/buildAllowlist.ts'
import { formatProofDocument, parseProofDocument } from '../allowlist/proofDocument.ts'
import { type WrittenProofFiles, writeDocuments } from './writeDocuments.ts'

/** Wallet and folder of a proof. */
export interface ProofFileQuery {
  /** Path of the folder of proofs. */
  readonly folder: string
  readonly wallet: string
}

/**
 * Reads the proof of a wallet from the file `{wallet}.json` of a folder; undefined = the folder has no such file, so
 * the wallet is not listed.
 *
 * @throws INVALID_ADDRESS, MERKLE_PROOF_DOCUMENT_INVALID
 * @throws MERKLE_PROOF_NOT_AVAILABLE where the folder does not exist or the file cannot be read.
 */
export async function readAllowlistProof({
  folder,
  wallet,
}: ProofFileQuery): Promise<AllowlistProof | undefined> {
  const source = pathOf(folder, evmAddress(wallet))
  try {
    // A missing folder must not look like a list without the wallet.
    if (!(await readdir(folder)).includes(`${evmAddress(wallet)}.json`)) return undefined
    return parseProofDocument(await readFile(source), source)
  } catch (cause) {
    if (cause instanceof CoreError) throw cause
    const context = { source, reason: reasonOf(cause) }
    throw new CoreError('MERKLE_PROOF_NOT_AVAILABLE', context, { cause })
  }
}

/** Proofs of a list for a folder. */
export interface ProofFilesInput {
  readonly allowlist: Allowlist
  /** All wallets of the list. */
  readonly wallets: readonly EvmAddress[]
  /** Path of the folder, created if missing. One folder holds the proofs of one list. */
  readonly folder: string
}

const PROOF_FILE = /^0x[0-9a-f]{40}\.json$/

/**
 * Writes `{wallet}.json` for each wallet of a list, and removes those of other wallets. Each file appears complete or
 * not at all; unchanged ones are not rewritten.
 *
 * @throws Errors of the file system, or the reason of the signal.
 */
export function writeAllowlistProofs(
  { allowlist, wallets, folder }: ProofFilesInput,
  options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<WrittenProofFiles> {
  const documents = documentsOf(allowlist, wallets)
  return writeDocuments({ folder, documents, ownNames: PROOF_FILE }, options)
}

/** One by one, since a long list has many. */
function* documentsOf(
  allowlist: Allowlist,
  wallets: readonly EvmAddress[],
): Generator<readonly [string, string]> {
  for (const wallet of wallets) {
    const proof = allowlist.proofOf(wallet)
    if (proof) yield [`${wallet}.json`, formatProofDocument(proof)]
  }
}

function pathOf(folder: string, wallet: EvmAddress): string {
  return join(folder, `${wallet}.json`)
}
