export { octas } from '../mint/currency.ts'
export { type AptosDropChain, aptosDropChain } from './aptosDropChain.ts'
export { type AptosStep, aptosSteps } from './aptosStep.ts'
export {
  type AptosSendableStep,
  type AptosSentStep,
  type AptosStepPreview,
  type AptosStepSender,
  aptosStepSender,
} from './aptosStepSender.ts'
export { type AptosTerms, type AptosTermsExtras, collectDropProblems } from './aptosTerms.ts'
export { APTOS_CAPABILITIES } from './capabilities.ts'
export { dropChanges, type PhaseName } from './dropChanges.ts'
export { type FirstMintsTried, tryFirstMints } from './firstMints.ts'
export { type NewDropInput, type NewDropPlan, planNewDrop } from './planNewDrop.ts'
export { type AptosExtras, type AptosPresent, readDrop } from './readDrop.ts'
export { flatFeeText, royaltyText } from './settingTexts.ts'
export { matchPhases, type WantedPhases, wantedPhases } from './wantedPhases.ts'
