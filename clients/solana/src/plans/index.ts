export type { ShareInput } from '../instructions/types.ts'
export {
  type CollectionTerms,
  collectionChanges,
  collectionTermsOf,
} from './changes/collectionChanges.ts'
export { compareCollection } from './changes/compareCollection.ts'
export { phaseChanges } from './changes/phaseChanges.ts'
export { type CheckoutPreview, checkoutPreview } from './checkoutPreview.ts'
export { type LockPlanInput, planLock } from './collection/planLock.ts'
export {
  type CollectionChangesInput,
  collectCollectionProblems,
  type ModifyCollectionPlanInput,
  planModifyCollection,
} from './collection/planModifyCollection.ts'
export {
  collectMetadataProblems,
  type ModifyMetadataPlanInput,
  planModifyMetadata,
} from './collection/planModifyMetadata.ts'
export {
  collectRoyaltiesProblems,
  type ModifyRoyaltiesInput,
  planModifyRoyalties,
} from './collection/planModifyRoyalties.ts'
export {
  collectTransferOwnershipProblems,
  planTransferOwnership,
  type TransferOwnershipPlanInput,
} from './collection/planTransferOwnership.ts'
export type { PlanFor } from './collection/requireRole.ts'
export { collectDeployProblems } from './deploy/collectDeployProblems.ts'
export type { DeployInput, DeployPlatformFee } from './deploy/deployInput.ts'
export { type DeployPlan, planDeploy, termsOfDeploy } from './deploy/planDeploy.ts'
export { feeAdminPower, feeAdminsOf } from './fees/feeAdminPower.ts'
export {
  collectFeeCapProblems,
  type LowerPlatformFeeCapPlanInput,
  planLowerPlatformFeeCap,
} from './fees/planLowerPlatformFeeCap.ts'
export {
  collectPrimaryAdminProblems,
  collectSecondaryAdminProblems,
  type ModifyFeeAdminInput,
  planModifyPlatformFeePrimaryAdmin,
  planModifyPlatformFeeSecondaryAdmin,
} from './fees/planModifyFeeAdmins.ts'
export {
  collectPlatformFeeProblems,
  type ModifyPlatformFeePlanInput,
  planModifyPlatformFee,
} from './fees/planModifyPlatformFee.ts'
export {
  LOCK_MEANINGS,
  LOCKABLE_PARTS,
  type LockedPart,
  lockedParts,
  lockWarnings,
  newLocks,
  partsText,
} from './lockedParts.ts'
export {
  lookupTableAddresses,
  lookupTableToBe,
  type PaidToken,
} from './lookupTable/lookupTableAddresses.ts'
export {
  collectLookupTableProblems,
  type LookupTableInput,
  type LookupTablePlan,
  planLookupTable,
} from './lookupTable/planLookupTable.ts'
export { type PhaseChange, phaseStateOf } from './phases/phaseChange.ts'
export {
  type PhaseInput,
  type PlannedPhase,
  phaseTermsOf,
  UNBOUNDED_END_TIME,
} from './phases/phaseInput.ts'
export {
  type PhaseGap,
  type PhaseOverlap,
  type PhaseTimeline,
  type PhaseWindow,
  phaseOverlaps,
} from './phases/phaseOverlaps.ts'
export {
  type PhaseToken,
  type PhaseTokenFacts,
  type PhaseTokens,
  termsOnChain,
} from './phases/phaseTokens.ts'
export {
  type AddPhasesInput,
  collectAddPhasesProblems,
  planAddPhases,
} from './phases/planAddPhases.ts'
export {
  collectModifyPhasesProblems,
  type ModifyPhasesInput,
  planModifyPhases,
} from './phases/planModifyPhases.ts'
export {
  collectPhaseChangesProblems,
  type DesiredPhase,
  type PhaseChangesInput,
  type PhaseChangesPlan,
  type PhaseDifference,
  phaseDifferences,
  planPhaseChanges,
} from './phases/planPhaseChanges.ts'
export {
  collectListAddressProblems,
  type HostedList,
  type PhaseListPlanInput,
  planPhaseList,
} from './phases/planPhaseList.ts'
export {
  collectUpdateTokensProblems,
  ITEMS_PER_TRANSACTION,
  type ItemTexts,
  planUpdateTokens,
  type UpdateTokensInput,
} from './planUpdateTokens.ts'
export type { PlatformFeeCapInput } from './problems/feeCap.ts'
export { collectFlatFeeProblems, flatFeeOf, flatFeeWarnings } from './problems/flatFee.ts'
export { collectMetadataAddressProblems } from './problems/metadataAddress.ts'
export type { PlatformFeeInput, PricedPhase } from './problems/platformFee.ts'
export type { RoyaltiesInput } from './problems/royalties.ts'
export {
  type ClaimPaymentsPlanInput,
  planClaimPayments,
} from './receivers/planClaimPayments.ts'
export type { ReceiverFacts } from './receivers/receiverFacts.ts'
export type { ClaimableTokens } from './receivers/tokenClaims.ts'
export {
  controlsSize,
  deploymentSize,
  EMPTY_HASHLIST_SIZE,
  groupMintSize,
  itemMintSize,
  phaseSize,
  revealSize,
} from './recordSizes.ts'
export { type CommittedFiles, filesText } from './reveal/committedFiles.ts'
export {
  type CommitRevealPlanInput,
  collectCommitRevealProblems,
  planCommitReveal,
} from './reveal/planCommitReveal.ts'
export { planReveal, type RevealPlanInput } from './reveal/planReveal.ts'
export { formatSeedFile, parseSeedFile } from './reveal/seedFile.ts'
