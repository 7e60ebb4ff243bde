export { assertDistinctWallets } from './assertDistinctWallets.ts'
export { assertBasisPoints, BASIS_POINTS, DEFAULT_PLATFORM_FEE_BP, shareOf } from './basisPoints.ts'
export {
  type CheckoutData,
  type CheckoutTerms,
  type Cut,
  checkoutData,
  type FlatCut,
} from './checkout.ts'
export {
  type Claimable,
  type ClaimRestriction,
  claimRestrictionOf,
  RESTRICTED_WITHOUT_WALLET,
  type Restricted,
  restrictedByContract,
  restrictionBy,
} from './claimRestriction.ts'
export { dateOf } from './dateOf.ts'
export type {
  DropCallOptions,
  DropClient,
  DropItem,
  DropMint,
  DropMintOptions,
  DropMintProgress,
  DropMintQuote,
  DropMintRequest,
  DropRequest,
  WatchDropOptions,
} from './dropClient.ts'
export { assertEligible, type MintRequest } from './eligibility.ts'
export { type FlatFeeTerms, flatFeeProblem } from './flatFee.ts'
export { lookUpProof, type ProofLookup, type ProofQuery } from './lookUpProof.ts'
export {
  type ActiveMintData,
  activeMintData,
  type CurrentPhase,
  type DropReference,
  type MintData,
  type NoPhaseMintData,
  noPhase,
} from './mintData.ts'
export type { MintedItem, MintResult } from './mintResult.ts'
export { becomesPublic, PHASE_TYPES, type PhaseType } from './phaseTypes.ts'
export { displayedPrice, type PlatformFee, platformFeeOf } from './platformFee.ts'
export {
  type ChainFamily,
  type CheckedPlatform,
  type PlatformSettings,
  type PlatformTerms,
  readPlatformSettings,
} from './platformSettings.ts'
export { assertAmount, type Price, type PriceCurrency } from './price.ts'
export {
  assertPerTransaction,
  assertPerWallet,
  assertQuantity,
  assertSupply,
  DEFAULT_MAX_PER_TRANSACTION,
} from './quantity.ts'
export { type FeePayment, type FeeShare, splitFee, TOTAL_SHARES } from './splitFee.ts'
export { remainingOf, tightestOf, type Usage } from './usage.ts'
