export { firstMintRent } from '../plans/recordSizes.ts'
export { assertClaimable, type ClaimOffer, MAX_ITEMS_PER_TRANSACTION } from './assertClaimable.ts'
export type { ClaimRequest } from './claimRequest.ts'
export {
  type ClaimTerms,
  type ClaimTermsInput,
  claimTerms,
  type MinterCounts,
} from './claimTerms.ts'
export { createDropClient, type DropClientInput } from './createDropClient.ts'
export { type ClaimRestrictionInput, fetchClaimRestriction } from './fetchClaimRestriction.ts'
export type { ProofPhase, ProofSource } from './fetchMerkleClaims.ts'
export { fetchMintData, type MintDataInput, mintData } from './fetchMintData.ts'
export { fetchMintState, type MintStateInput } from './fetchMintState.ts'
export { fetchOpenPhases, type OpenPhases } from './fetchOpenPhases.ts'
export {
  type MintCost,
  type MintPurse,
  mintCost,
  shortfallOf,
  type TokenPurse,
  tokenShortfallOf,
} from './mintCost.ts'
export { mintItems } from './mintItems.ts'
export type {
  MintItemsInput,
  MintItemsOptions,
  MintProgress,
  MintShortfall,
  SolanaMintedItem,
  SolanaMintResult,
} from './mintItemsInput.ts'
export type { MintPlanInput } from './mintPlanInput.ts'
export {
  chooseMint,
  claimRestriction,
  type MintOffers,
  type MintState,
  type PhaseOffer,
  type PhaseOption,
} from './mintState.ts'
export { type NextItem, type NextItemsInput, nextItems } from './nextItems.ts'
export {
  type ClaimPlan,
  type ClaimPlanInput,
  fetchMintBalances,
  fetchMintLookupTable,
  planClaim,
} from './planClaim.ts'
export { planMint } from './planMint.ts'
export { type PreparedMint, type PrepareMintInput, prepareMint } from './prepareMint.ts'
export {
  maxProofNodes,
  type ProofLengthInput,
  type ProofRoom,
  proofFits,
  proofLengthWarning,
  proofNodes,
  walletsWithLongerProofs,
} from './proofFits.ts'
export { type WatchMintedCountOptions, watchMintedCount } from './watchMintedCount.ts'
