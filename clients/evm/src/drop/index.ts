export { phaseNameIn } from '../conditions/phaseName.ts'
export { EVM_CAPABILITIES } from './capabilities.ts'
export { collectDropProblems } from './dropProblems.ts'
export {
  type EvmDropChain,
  type EvmPlanInput,
  evmDropChain,
} from './evmDropChain.ts'
export { type DropToCome, type EvmStep, type PlannedSteps, together } from './evmStep.ts'
export {
  type EvmSendableStep,
  type EvmSentStep,
  type EvmStepPreview,
  type EvmStepSender,
  evmStepSender,
} from './evmStepSender.ts'
export type { EvmTerms, EvmTermsExtras } from './evmTerms.ts'
export { fetchChainTime } from './fetchChainTime.ts'
export {
  type FeePhase,
  feeCurrencies,
  feePhasesToCome,
  phasesToCome,
  presentFeePhases,
  wantedFeePhases,
} from './flatFee.ts'
export { type DeploymentInput, type DeploymentTerms, planDeployment } from './planDeployment.ts'
export { type ComparedPhases, type PhasesInput, planPhases } from './planPhases.ts'
export {
  type EvmExtras,
  type EvmPresent,
  type ReadTokens,
  readDrop,
  type TokenState,
} from './readDrop.ts'
export {
  batchStep,
  collectionUriStep,
  type FeeInput,
  freezeBatchStep,
  ownerStep,
  royaltiesStep,
  type SetDrop,
  sharedMetadataStep,
  tokenRoyaltiesStep,
  tokenTreasuryStep,
  treasuryStep,
  type WantedBatch,
  type WantedFee,
} from './settingSteps.ts'
export { type FeeCurrency, flatFeeText, textOfShare, tokenRoyalty } from './settingTexts.ts'
export type { TokenTerms } from './tokenTerms.ts'
export { type FirstMinter, type FirstMintsTried, tryFirstMints } from './tryFirstMints.ts'
