export {
  type ActivePhase,
  type ActivePhaseQuery,
  activePhaseCurrency,
  fetchActivePhase,
} from './activePhase.ts'
export { claimRestriction } from './assertClaimable.ts'
export { BURN_GAS, type BurnItemsInput, burnItems, prepareBurn } from './burnItems.ts'
export type { ClaimCost } from './claimCost.ts'
export type { ClaimRequest, EvmDrop } from './claimRequest.ts'
export type { ClaimTerms } from './claimTerms.ts'
export type { ClaimTransactions } from './claimTransactions.ts'
export { createDropClient, type DropClientInput } from './createDropClient.ts'
export { type Currency, type CurrencyInput, fetchCurrencies, fetchCurrency } from './currency.ts'
export {
  CLAIM_TOPIC,
  type ClaimCall,
  type ClaimEvent,
  decodeClaimCall,
  decodeClaimEvent,
} from './decodeClaim.ts'
export { fetchClaimRestriction } from './fetchClaimRestriction.ts'
export { type DropItemsInput, fetchDropItems } from './fetchDropItems.ts'
export { type DropProfile, fetchDropProfile } from './fetchDropProfile.ts'
export { fetchMintData } from './fetchMintData.ts'
export { fetchMintState, type MintState } from './fetchMintState.ts'
export { type FindClaimInput, findClaim } from './findClaim.ts'
export {
  type MintItemsInput,
  type MintItemsOptions,
  type MintProgress,
  mintItems,
} from './mintItems.ts'
export {
  type PreparedMint,
  type PrepareMintInput,
  prepareClaim,
  prepareMint,
} from './prepareMint.ts'
export { type IpfsSettings, type ResourceOptions, resourceOptions } from './resources.ts'
export { type ResumeMintInput, resumeMint } from './resumeMint.ts'
export { fetchUsualMintFee } from './usualMintFee.ts'
export { type WatchMintedCountOptions, watchMintedCount } from './watchMintedCount.ts'
