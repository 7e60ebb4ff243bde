/** All that reads a collection and checks a mint, without web3.js: see `rpcReadConnection`. */
export type { MerkleProofDocument } from './allowlist/proofDocument.ts'
export * from './amounts/index.ts'
export { assertClaimable, type ClaimRequest } from './mint/assertClaimable.ts'
export {
  type ClaimTerms,
  type ClaimTermsInput,
  claimTerms,
  type MinterCounts,
} from './mint/claimTerms.ts'
export {
  type ClaimRestrictionInput,
  claimRestriction,
  fetchClaimRestriction,
} from './mint/fetchClaimRestriction.ts'
export { fetchMintData, type MintDataInput, mintData } from './mint/fetchMintData.ts'
export {
  fetchCurrentPhase,
  fetchMintState,
  type MintState,
  type MintStateInput,
} from './mint/fetchMintState.ts'
export {
  fetchMintNetwork,
  fetchRequiredNetwork,
  type MintNetwork,
  type RequiredNetwork,
} from './mint/mintNetwork.ts'
export { fetchProof, type ProofSource } from './mint/proofSource.ts'
export { type WatchMintedCountOptions, watchMintedCount } from './mint/watchMintedCount.ts'
export { websocketUrl } from './mint/websocketUrl.ts'
export {
  deriveAllowlistEntry,
  deriveEditionsControls,
  deriveEditionsDeployment,
  deriveHashlist,
  deriveItemMint,
  deriveMinterStats,
  deriveMinterStatsPhase,
} from './pda/derivedAddresses.ts'
export * from './phases/index.ts'
export { type CheckoutPreview, checkoutPreview } from './plans/checkoutPreview.ts'
export * from './reads/index.ts'
export type { AskOptions } from './send/askNode.ts'
