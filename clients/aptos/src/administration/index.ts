export type {
  AdministrationCall,
  AdministrationPlan,
  DropChange,
  SettingChange,
  SettingField,
} from './administrationPlan.ts'
export type {
  DropFee,
  DropSettings,
  PhaseRecord,
  PhaseTerms,
  RoyaltyTerms,
} from './dropSettings.ts'
export type { DropTerms, DropTermsInput } from './dropTerms.ts'
export { type CollectionOrigin, fetchCollectionAddress } from './fetchCollectionAddress.ts'
export { fetchDropSettings } from './fetchDropSettings.ts'
export type { TimeInput } from './inputs.ts'
export type { PhaseTermsInput } from './phaseInput.ts'
export { type CreationInput, type CreationPlan, planCreation } from './planCreation.ts'
export {
  type DropFeeInput,
  MAX_FEE_RECIPIENTS,
  MAX_REVENUE_RECIPIENTS,
  planPlatformFee,
  planRevenueSplit,
  planRoyalties,
} from './planMoney.ts'
export {
  planOwnershipAcceptance,
  planOwnershipOffer,
  planOwnershipOfferCancellation,
} from './planOwnership.ts'
export { type PhasedDrop, planPhases } from './planPhases.ts'
export { planEndTime, planPaused, planTotalSupply } from './planSales.ts'
export { previewPlan, type TransactionPreview, unsignedTransaction } from './previewPlan.ts'
export type { RoyaltyInput } from './royalties.ts'
export {
  assertMaySend,
  type PlanProgress,
  type SendPlanInput,
  type SendPlanOptions,
  sendPlan,
} from './sendPlan.ts'
export { type ShareInput, splitOf } from './splits.ts'
