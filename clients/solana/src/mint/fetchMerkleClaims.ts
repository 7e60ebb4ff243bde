import type { WalletProofOptions } from '@mintline/core/metadata'
import { lookUpProof, PHASE_TYPES } from '@mintline/core/mint'
import { listAddress } from '../reads/clientFields.ts'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import { fetchMerkleProof } from '../reads/fetchMerkleProof.ts'
import type { MerkleProofDocument } from '../reads/proofDocument.ts'
import { SOLANA_RESTRICTIONS } from './assertClaimable.ts'
import type { ClaimTermsInput } from './claimTerms.ts'

/** A wallet's entry in a merkle phase's list, as far as known. */
export type WalletMerkleClaim = Pick<ClaimTermsInput, 'merkleMintInput' | 'proofProblem'>

/** A wallet and the phases to fetch its proofs for. */
export interface MerkleClaimsInput {
  /** Names the addresses of its lists. */
  readonly collection: Pick<CollectionInfo, 'metadata'>
  /** Base58 address. */
  readonly wallet: string
  /** Phases of any type. */
  readonly phases: readonly EditionPhase[]
  /** Undefined = the addresses that the collection names. */
  readonly proofSource: ProofSource | undefined
}

/** The phase that a proof is for. */
export type ProofPhase = Pick<EditionPhase, 'phaseIndex' | 'merkleRoot'>

/** Where to get wallets' merkle proofs. */
export type ProofSource =
  /** Folder URL, with a document for each wallet: see `fetchMerkleProof`. */
  | string
  /** Returns a wallet's document for a phase; undefined = the wallet is not listed. */
  | ((
      wallet: string,
      signal: AbortSignal | undefined,
      phase: ProofPhase,
    ) => Promise<MerkleProofDocument | undefined>)

/**
 * Fetches a wallet's proof for each phase; phases without a merkle list have none. A failure closes only its own phase,
 * so it is returned, not thrown.
 *
 * @throws The signal's reason.
 */
export function fetchMerkleClaims(
  { collection, wallet, phases, proofSource }: MerkleClaimsInput,
  options: WalletProofOptions,
): Promise<WalletMerkleClaim[]> {
  // A folder holds one document per wallet, which serves all phases with its list.
  const fromFolders = new Map<string, Promise<MerkleProofDocument | undefined>>()
  const proofFor = (source: ProofSource, phase: EditionPhase) => {
    if (typeof source === 'function') return fetchProof(source, { wallet, phase }, options)
    const known = fromFolders.get(source) ?? fetchProof(source, { wallet, phase }, options)
    fromFolders.set(source, known)
    return known
  }
  const claimIn = async (phase: EditionPhase): Promise<WalletMerkleClaim> => {
    const { phaseType, phaseIndex } = phase
    if (!PHASE_TYPES[phaseType].hasRoot) return {}
    const source = proofSource ?? listAddress(collection, phase)
    const fetch = source === undefined ? undefined : () => proofFor(source, phase)
    const published =
      typeof source === 'string' ? { baseUri: source, root: phase.merkleRoot } : undefined
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

/**
 * Gets a wallet's proof for a phase; undefined = the wallet is not listed.
 *
 * @throws What `fetchMerkleProof` or the source throws.
 */
export function fetchProof(
  source: ProofSource,
  { wallet, phase }: { readonly wallet: string; readonly phase: ProofPhase },
  options: WalletProofOptions = {},
): Promise<MerkleProofDocument | undefined> {
  if (typeof source !== 'string') return source(wallet, options.signal, phase)
  return fetchMerkleProof({ baseUri: source, wallet }, options)
}
