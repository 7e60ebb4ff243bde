import {
  type AskOptions,
  CoreError,
  isMintlineError,
  type MintlineError,
  reasonOf,
  restrictionBy,
} from '@mintline/core'
import type { EditionPhase } from '../reads/collectionInfo.ts'
import { fetchMerkleProof } from '../reads/fetchMerkleProof.ts'
import type { MerkleProofDocument } from '../reads/proofDocument.ts'
import { SOLANA_RESTRICTIONS } from './restrictions.ts'

/** The phase of a proof. */
export type ProofPhase = Pick<EditionPhase, 'phaseIndex' | 'merkleRoot'>

/** Source of the merkle proofs of wallets. */
export type ProofSource =
  /** URL of a folder with a document for each wallet: see `fetchMerkleProof`. */
  | string
  /** Returns the document of a wallet in a phase; undefined = the wallet is not listed. */
  | ((
      wallet: string,
      signal: AbortSignal | undefined,
      phase: ProofPhase,
    ) => Promise<MerkleProofDocument | undefined>)

/**
 * The proof of a wallet in a phase; undefined = the wallet is not listed.
 *
 * @throws What `fetchMerkleProof` or the source throws.
 */
export function fetchProof(
  source: ProofSource,
  { wallet, phase }: { readonly wallet: string; readonly phase: ProofPhase },
  { signal, clock }: AskOptions = {},
): Promise<MerkleProofDocument | undefined> {
  if (typeof source !== 'string') return source(wallet, signal, phase)
  return fetchMerkleProof({ baseUri: source, wallet }, { signal, ...(clock && { clock }) })
}

/**
 * Turns the failure of a proof source into an error that keeps a wallet from minting in one phase.
 *
 * @throws The reason of the signal, where it caused the failure.
 */
export function proofProblemBy(
  error: unknown,
  wallet: string,
  { signal }: AskOptions,
): MintlineError {
  signal?.throwIfAborted()
  if (isMintlineError(error) && restrictionBy(error, SOLANA_RESTRICTIONS)) return error
  const context = { source: `of ${wallet}`, reason: reasonOf(error) }
  return new CoreError('MERKLE_PROOF_NOT_AVAILABLE', context, { cause: error })
}
