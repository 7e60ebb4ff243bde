export { TermError } from '../errors/termError.ts'
export {
  DROP_PARTS,
  type DropCapabilities,
  type DropPart,
  fixedParts,
  type PartCapability,
  type PartChange,
} from './capabilities.ts'
export type {
  DropChain,
  DropChange,
  DropPlan,
  DropPlanInput,
  DropStep,
  DropValue,
  PlanWarning,
  PresentDrop,
  RefusedChange,
} from './dropPlan.ts'
export {
  type DropFee,
  type DropItems,
  type DropList,
  type DropPhase,
  type DropRoyalties,
  type DropState,
  everythingTo,
} from './dropState.ts'
export {
  DROP_STATUS_TEXTS,
  type DropSale,
  type DropStatus,
  type DropStatusName,
  dropStatus,
  PHASE_STATUS_NAMES,
  type PhaseStatusName,
  phaseClosing,
  phaseStatus,
  type SalePhase,
  secondsUntilChange,
} from './dropStatus.ts'
export type {
  DropFeeTerms,
  DropListEntry,
  DropListTerms,
  DropPhaseTerms,
  DropTerms,
} from './dropTerms.ts'
export {
  brokenPhaseTimes,
  newProblems,
  phaseTermsOf,
  problemAt,
  problemsAt,
  termsOf,
} from './dropTerms.ts'
export {
  checkLaunch,
  type FirstMintTrial,
  type LaunchCheck,
  type LaunchDocument,
  type LaunchFacts,
  NOT_SIMULATED,
  type NotSimulated,
  phasesOpenAfter,
} from './launchCheck.ts'
export {
  limitSetting,
  type PhaseOverrides,
  type PhaseSettings,
  phaseConfigOf,
  timeSetting,
} from './phaseConfig.ts'
export { type Recorder, type Recording, recorded, sendInTurn } from './recorded.ts'
export type {
  AskedCall,
  RecordedStep,
  ResumeStepOptions,
  SendStepsOptions,
  SentStep,
  StepCost,
  StepJournal,
  StepOutcome,
  StepPreview,
  StepProgress,
  StepSender,
} from './stepSender.ts'
export { audienceText, feeText, limitText, paidText, sharesText } from './termTexts.ts'
