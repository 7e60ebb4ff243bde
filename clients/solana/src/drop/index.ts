export { SOLANA_CAPABILITIES } from './capabilities.ts'
export { collectionToBe, type ProofFit, proofFitOf } from './collectionToBe.ts'
export {
  type ChangeContext,
  type ComparedDrop,
  dropChangesOf,
  fetchDifferences,
} from './dropChanges.ts'
export {
  collectDropProblems,
  deployInputOf,
  type SolanaDropTerms,
  type SolanaTermsExtras,
} from './dropTerms.ts'
export { type ListedMinter, type TriedDrop, tryFirstMints } from './firstMints.ts'
export type {
  SolanaDropPart,
  SolanaDropPlan,
  SolanaDropPlanInput,
  SolanaDropStep,
} from './planDrop.ts'
export {
  currenciesOf,
  dropPhaseOf,
  fetchPresent,
  type PhaseMoney,
  readDrop,
  type SolanaExtras,
  type SolanaPresent,
} from './readDrop.ts'
export { type SolanaDropChain, solanaDropChain } from './solanaDropChain.ts'
export {
  recordOf,
  type SolanaSentStep,
  type SolanaStepPreview,
  type SolanaStepSender,
  type SolanaStepSettings,
  solanaStepSender,
} from './solanaStepSender.ts'
