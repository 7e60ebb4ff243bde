export {
  type CheckoutData,
  type CheckoutTerms,
  type Cut,
  checkoutData,
  type FlatCut,
} from './checkout.ts'
export {
  assertEligible,
  type Claimable,
  type ClaimRestriction,
  claimRestrictionOf,
  type MintRequest,
  RESTRICTED_WITHOUT_WALLET,
  type Restricted,
  restrictedByContract,
  restrictionBy,
} from './claimRestriction.ts'
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
  MintedItem,
  MintResult,
  WatchDropOptions,
} from './dropClient.ts'
export {
  assertDistinctWallets,
  lookUpProof,
  type ProofLookup,
  type ProofQuery,
} from './lookUpProof.ts'
export {
  type ActiveMintData,
  activeMintData,
  type CurrentPhase,
  type DropReference,
  dateOf,
  type MintData,
  type NoPhaseMintData,
  noPhase,
} from './mintData.ts'
export { becomesPublic, PHASE_TYPES, type PhaseType } from './phaseTypes.ts'
export { displayedPrice, type PlatformFee, platformFeeOf } from './platformFee.ts'
export {
  type ChainFamily,
  type CheckedPlatform,
  type PlatformSettings,
  type PlatformTerms,
  readPlatformSettings,
} from './platformSettings.ts'
export {
  assertAmount,
  assertBasisPoints,
  BASIS_POINTS,
  DEFAULT_PLATFORM_FEE_BP,
  type Price,
  type PriceCurrency,
  shareOf,
} from './price.ts'
export {
  assertPerTransaction,
  assertPerWallet,
  assertQuantity,
  assertSupply,
  DEFAULT_MAX_PER_TRANSACTION,
} from './quantity.ts'
export {
  type FeePayment,
  type FeeShare,
  type FlatFeeTerms,
  flatFeeProblem,
  splitFee,
  TOTAL_SHARES,
} from './splitFee.ts'
export { remainingOf, tightestOf, type Usage } from './usage.ts'
