export {
  type ClaimConditionInput,
  type ConditionChange,
  type ConditionField,
  type ConditionsPlan,
  claimConditionChanges,
  planClaimConditions,
  type SetConditionsOptions,
} from './claimConditions.ts'
export {
  type DeployDropInput,
  deployedDrop,
  deployTransaction,
  dropCode,
  implementationTransaction,
  initializeData,
} from './deployDrop.ts'
export { type AdministeredDrop, receiverOf } from './dropCall.ts'
export { choosePlatformFee, setFlatPlatformFee, setPercentagePlatformFee } from './fees.ts'
export {
  type DropSettings,
  fetchDropSettings,
  type PlatformFeeSettings,
  type TokenSettings,
} from './fetchDropSettings.ts'
export {
  type CodeComparison,
  type DropImplementation,
  fetchImplementation,
} from './fetchImplementation.ts'
export { fetchRoles, type RoleMembers } from './fetchRoles.ts'
export type { TokenBatch } from './fetchTokenBatches.ts'
export {
  addTokens,
  freezeBatch,
  type SharedMetadata,
  setBatchBaseUri,
  setContractUri,
  setSharedMetadata,
} from './metadata.ts'
export { setOwner } from './ownership.ts'
export {
  grantRole,
  ROLES,
  type Role,
  type RoleOfAccount,
  renounceRole,
  revokeRole,
  roleHash,
} from './roles.ts'
export {
  type RoyaltyInput,
  royaltyReceiverOf,
  setDefaultRoyalty,
  setTokenRoyalty,
} from './royalties.ts'
export { setMaxSupply, setSaleRecipient, setTokenSaleRecipient } from './sales.ts'
export {
  fetchHasCode,
  fetchSharedImplementation,
  type SharedImplementation,
} from './sharedImplementation.ts'
export {
  type FirstMint,
  type FirstMintsInput,
  simulateFirstMints,
} from './simulateFirstMints.ts'
