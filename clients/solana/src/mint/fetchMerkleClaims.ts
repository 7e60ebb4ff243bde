import { lookUpProof, PHASE_TYPES, type WalletProofOptions } from '@mintline/core'
import type { EditionPhase } from '../reads/collectionInfo.ts'
import type { MerkleProofDocument } from '../reads/proofDocument.ts'
import type { ClaimTermsInput } from './claimTerms.ts'
import { fetchProof, type ProofSource } from './proofSource.ts'
import { SOLANA_RESTRICTIONS } from './restrictions.ts'

/** A wallet's entry in a merkle phase's list, as far as known. */
export type WalletMerkleClaim = Pick<ClaimTermsInput, 'merkleMintInput' | 'proofProblem'>

/** A wallet and the phases to fetch its proofs for. */
export interface MerkleClaimsInput {
  /** Base58 address. */
  readonly wallet: string
  /** Phases of any type. */
  readonly phases: readonly EditionPhase[]
  readonly proofSource: ProofSource | undefined
}

/**
 * Fetches a wallet's proof for each phase; phases without a merkle list have none. A failure closes only its own phase,
 * so it is returned, not thrown.
 *
 * @throws The signal's reason.
 */
export function fetchMerkleClaims(
  { wallet, phases, proofSource }: MerkleClaimsInput,
  options: WalletProofOptions,
): Promise<WalletMerkleClaim[]> {
  // A folder holds one document per wallet, which serves all phases.
  let fromFolder: Promise<MerkleProofDocument | undefined> | undefined
  const proofFor = (source: ProofSource, phase: EditionPhase) => {
    if (typeof source === 'function') return fetchProof(source, { wallet, phase }, options)
    fromFolder ??= fetchProof(source, { wallet, phase }, options)
    return fromFolder
  }
  const claimIn = async (phase: EditionPhase): Promise<WalletMerkleClaim> => {
    const { phaseType, phaseIndex } = phase
    if (!PHASE_TYPES[phaseType].hasRoot) return {}
    const fetch = proofSource === undefined ? undefined : () => proofFor(proofSource, phase)
    const published =
      typeof proofSource === 'string' ? { baseUri: proofSource, root: phase.merkleRoot } : undefined
    const query = { wallet, phaseIndex, fetch, published, chainCodes: SOLANA_RESTRICTIONS }
    const { proof, problem } = await lookUpProof(query, options)
    if (problem) return { proofProblem: problem }
    return proof ? { merkleMintInput: merkleMintInput(proof) } : {}
  }
  return Promise.all(phases.map(claimIn))
}

/** Converts a proof document to mint input. */
export function merkleMintInput({ proof, claimPrice, maxClaims }: MerkleProofDocument) {
  return { merkleProof: proof, allowListPrice: claimPrice, allowListMaxClaims: maxClaims }
}
