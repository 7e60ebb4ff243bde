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
export type { DropTermsInput } from './dropTerms.ts'
export { fetchDropSettings } from './fetchDropSettings.ts'
export type { TimeInput } from './inputs.ts'
export type { PhaseTermsInput } from './phaseInput.ts'
export { type CreationInput, type CreationPlan, planCreation } from './planCreation.ts'
export { type DropFeeInput, planPlatformFee, planRevenueSplit, planRoyalties } from './planMoney.ts'
export {
  planOwnershipAcceptance,
  planOwnershipOffer,
  planOwnershipOfferCancellation,
} from './planOwnership.ts'
export { planPhases } from './planPhases.ts'
export { planEndTime, planPaused, planTotalSupply } from './planSales.ts'
export type { RoyaltyInput } from './royalties.ts'
export {
  type PlanProgress,
  previewPlan,
  type SendPlanInput,
  type SendPlanOptions,
  sendPlan,
} from './sendPlan.ts'
export type { ShareInput } from './splits.ts'
