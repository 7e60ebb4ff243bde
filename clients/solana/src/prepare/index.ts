export { fetchPhaseTokens, type PhaseTokensQuery } from './fetchPhaseTokens.ts'
export {
  type PrepareClaimPaymentsInput,
  prepareClaimPayments,
} from './prepareClaimPayments.ts'
export { type CompletionInput, prepareCompletion } from './prepareCompletion.ts'
export { type PrepareDeployInput, prepareDeploy } from './prepareDeploy.ts'
export {
  fetchTableFacts,
  type PrepareLookupTableInput,
  prepareLookupTable,
} from './prepareLookupTable.ts'
export {
  type PrepareModifyCollectionInput,
  prepareModifyCollection,
} from './prepareModifyCollection.ts'
export {
  type PrepareModifyPlatformFeeInput,
  prepareModifyPlatformFee,
} from './prepareModifyPlatformFee.ts'
export {
  type PrepareAddPhasesInput,
  type PrepareModifyPhasesInput,
  type PreparePhaseChangesInput,
  prepareAddPhases,
  prepareModifyPhases,
  preparePhaseChanges,
} from './preparePhases.ts'
export {
  type PrepareCommitRevealInput,
  type PrepareRevealInput,
  prepareCommitReveal,
  prepareReveal,
} from './prepareReveal.ts'
export {
  fetchNewOwner,
  type PrepareTransferOwnershipInput,
  prepareTransferOwnership,
} from './prepareTransferOwnership.ts'
