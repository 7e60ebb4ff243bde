export type { Administration } from './accounts.ts'
export { addPhase } from './addPhase.ts'
export { addPriceToken } from './addPriceToken.ts'
export { type AddToAllowlistInput, addToAllowlist } from './addToAllowlist.ts'
export { type ClaimPaymentInput, claimPayment } from './claimPayment.ts'
export { type ClaimTokenPaymentInput, claimTokenPayment } from './claimTokenPayment.ts'
export { type CloseAllowlistAccountInput, closeAllowlistAccount } from './closeAllowlistAccount.ts'
export { type CommitRevealInput, commitReveal } from './commitReveal.ts'
export { type CreateTokenAccountInput, createTokenAccount } from './createTokenAccount.ts'
export {
  type InitialiseEditionsControlsInput,
  initialiseEditionsControls,
} from './initialiseEditionsControls.ts'
export { type LockInput, lock, NO_LOCKS } from './lock.ts'
export { type LowerPlatformFeeCapInput, lowerPlatformFeeCap } from './lowerPlatformFeeCap.ts'
export type { MintAccounts } from './mintAccounts.ts'
export { type MintWithControlsInput, mintWithControls } from './mintWithControls.ts'
export { type MintWithControlsV2Input, mintWithControlsV2 } from './mintWithControlsV2.ts'
export { type MintWithControlsV3Input, mintWithControlsV3 } from './mintWithControlsV3.ts'
export { type CollectionChanges, modifyCollection } from './modifyCollection.ts'
export { type ModifyMetadataInput, modifyMetadata } from './modifyMetadata.ts'
export { type ModifyPhaseInput, modifyPhase } from './modifyPhase.ts'
export { modifyPlatformFee } from './modifyPlatformFee.ts'
export {
  type ModifyPlatformFeeAdminInput,
  modifyPlatformFeePrimaryAdmin,
} from './modifyPlatformFeePrimaryAdmin.ts'
export { modifyPlatformFeeSecondaryAdmin } from './modifyPlatformFeeSecondaryAdmin.ts'
export { modifyRoyalties } from './modifyRoyalties.ts'
export {
  isCommittedTo,
  type RevealCommitment,
  type RevealSecret,
  randomSeed,
  revealCommitment,
  SEED_LENGTH,
} from './revealCommitment.ts'
export { type RevealFilesInput, revealFiles } from './revealFiles.ts'
export { toTransactionInstruction } from './toTransactionInstruction.ts'
export { type TransferOwnershipInput, transferOwnership } from './transferOwnership.ts'
export type {
  AddressWithShare,
  Locks,
  MerkleMintInput,
  MetadataField,
  PhaseTerms,
  PhaseType,
  PlatformFeeCap,
  PlatformFeeTerms,
  PriceTokenMint,
  Royalties,
} from './types.ts'
export { type UpdateTokenNameUriInput, updateTokenNameUri } from './updateTokenNameUri.ts'
