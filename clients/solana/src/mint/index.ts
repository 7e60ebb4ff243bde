export { assertClaimable, type ClaimRequest } from './assertClaimable.ts'
export {
  type ClaimTerms,
  type ClaimTermsInput,
  claimTerms,
  type MinterCounts,
} from './claimTerms.ts'
export {
  type ClaimRestrictionInput,
  claimRestriction,
  fetchClaimRestriction,
} from './fetchClaimRestriction.ts'
export { fetchMintBalances } from './fetchMintBalances.ts'
export { fetchMintData, type MintDataInput, mintData } from './fetchMintData.ts'
export { fetchMintLookupTable } from './fetchMintLookupTable.ts'
export {
  fetchCurrentPhase,
  fetchMintState,
  type MintState,
  type MintStateInput,
} from './fetchMintState.ts'
export { mintItems } from './mintItems.ts'
export type {
  MintItemsInput,
  MintItemsOptions,
  MintProgress,
  MintShortfall,
  SolanaMintedItem,
  SolanaMintResult,
} from './mintItemsInput.ts'
export {
  fetchMintNetwork,
  fetchRequiredNetwork,
  type MintNetwork,
  type RequiredNetwork,
} from './mintNetwork.ts'
export { type NextItem, type NextItemsInput, nextItems } from './nextItems.ts'
export {
  DEFAULT_ITEMS_PER_TRANSACTION,
  MAX_ITEMS_PER_TRANSACTION,
  type MintPlanInput,
  planMint,
} from './planMint.ts'
export {
  maxProofNodes,
  type ProofLengthInput,
  proofFits,
  proofLengthWarning,
  proofNodes,
} from './proofFits.ts'
export type { ProofSource } from './proofSource.ts'
export { type WatchMintedCountOptions, watchMintedCount } from './watchMintedCount.ts'
export { websocketUrl } from './websocketUrl.ts'
