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
export { fetchDropSettings } from './fetchDropSettings.ts'
export type { TimeInput } from './inputs.ts'
export type { PhaseTermsInput } from './phaseInput.ts'
export { planPhases } from './planPhases.ts'
export {
  type PlanProgress,
  previewPlan,
  type SendPlanInput,
  type SendPlanOptions,
  sendPlan,
} from './sendPlan.ts'
