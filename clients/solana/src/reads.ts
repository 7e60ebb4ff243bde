/** All collection reads, mint checks and transaction decoders, without web3.js: see `rpcReadConnection`. */

export { TOKEN_2022_PROGRAM } from './addresses.ts'
export * from './amounts/index.ts'
export { SolanaClientError } from './errors/solanaClientError.ts'
export { SolanaReadError } from './errors/solanaReadError.ts'
export * from './events/index.ts'
export {
  isCommittedTo,
  type RevealCommitment,
  type RevealSecret,
  revealCommitment,
} from './instructions/revealCommitment.ts'
export { priceTokenOf } from './limits.ts'
export {
  assertClaimable,
  type ClaimOffer,
  MAX_ITEMS_PER_TRANSACTION,
} from './mint/assertClaimable.ts'
export type { ClaimRequest } from './mint/claimRequest.ts'
export {
  type ClaimTerms,
  type ClaimTermsInput,
  claimTerms,
  type MinterCounts,
} from './mint/claimTerms.ts'
export type { ClaimRestrictionInput } from './mint/fetchClaimRestriction.ts'
export { fetchProof, type ProofPhase, type ProofSource } from './mint/fetchMerkleClaims.ts'
export { fetchMintData, type MintDataInput, mintData } from './mint/fetchMintData.ts'
export { fetchMintState, type MintStateInput } from './mint/fetchMintState.ts'
export { fetchOpenPhases, type OpenPhases } from './mint/fetchOpenPhases.ts'
export {
  chooseMint,
  claimRestriction,
  type MintOffers,
  type MintState,
  type PhaseOffer,
  type PhaseOption,
} from './mint/mintState.ts'
export { type WatchMintedCountOptions, watchMintedCount } from './mint/watchMintedCount.ts'
export {
  deriveAllowlistEntry,
  deriveEditionsControls,
  deriveEditionsDeployment,
  deriveHashlist,
  deriveItemMint,
  deriveMinterStats,
  deriveMinterStatsPhase,
  deriveReveal,
  deriveTokenAccount,
} from './pda/derivedAddresses.ts'
export { type CheckoutPreview, checkoutPreview } from './plans/checkoutPreview.ts'
export * from './reads/index.ts'
export type { MerkleProofDocument } from './reads/proofDocument.ts'
export * from './rpc/index.ts'
export { websocketUrl } from './rpc/websocketUrl.ts'
