import {
  type ProofFileQuery,
  type ProofFilesInput as ProofFilesOf,
  readProofFile,
  type WrittenProofFiles,
  writeProofFiles,
} from '@mintline/core/files'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { AllowlistProof } from '../allowlist/allowlistProof.ts'
import {
  formatProofDocument,
  parseProofDocument,
  walletSpellings,
} from '../allowlist/proofDocument.ts'

/** A list's proofs, to write to a folder. */
export type ProofFilesInput = ProofFilesOf<EvmAddress, AllowlistProof>

const FORMAT = { ownNames: /^0x[0-9a-f]{40}\.json$/, format: formatProofDocument }

/**
 * Reads a wallet's proof from the file `{wallet}.json` in a folder, in any address spelling; undefined = no such file,
 * so the wallet is not listed.
 *
 * @throws INVALID_ADDRESS, MERKLE_PROOF_DOCUMENT_INVALID
 * @throws MERKLE_PROOF_NOT_AVAILABLE if the folder does not exist or the file cannot be read.
 */
export async function readAllowlistProof({
  folder,
  wallet,
  list,
}: ProofFileQuery): Promise<AllowlistProof | undefined> {
  const spellings = walletSpellings(evmAddress(wallet))
  return readProofFile({ folder, spellings, list, parse: parseProofDocument })
}

/**
 * Writes `{wallet}.json` for each listed wallet, and removes other wallets' files. Each file appears complete or not at
 * all; unchanged ones are not rewritten.
 *
 * @throws FILE_NOT_READABLE, FILE_NOT_WRITABLE, or the signal's reason.
 */
export async function writeAllowlistProofs(
  input: ProofFilesInput,
  options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<WrittenProofFiles> {
  return writeProofFiles(input, FORMAT, options)
}
