import type { RefusalName } from './refusal.ts'
import type { StepKind } from './steps.ts'

/** All instructions in the controls program. */
export const INSTRUCTIONS: readonly StepKind[] = [
  'initialiseEditionsControls',
  'addPhase',
  'modifyPhase',
  'mintWithControls',
  'mintWithControlsV2',
  'mintWithControlsV3',
  'addPriceToken',
  'claimTokenPayment',
  'commitReveal',
  'revealFiles',
  'addToAllowlist',
  'closeAllowlistAccount',
  'modifyCollection',
  'modifyMetadata',
  'modifyRoyalties',
  'modifyPlatformFee',
  'claimPayment',
  'lowerPlatformFeeCap',
  'modifyPlatformFeePrimaryAdmin',
  'modifyPlatformFeeSecondaryAdmin',
  'lock',
  'transferOwnership',
  'updateTokenNameUri',
]

/** Refusals that occur dozens of times in 200 sequences: a missing one is no coincidence. */
export const FREQUENT_REFUSALS: readonly RefusalName[] = [
  'controls/AllowlistAccountRequired',
  'controls/EntryPayerMismatch',
  'controls/ExceededAllowListMaxClaims',
  'controls/FeeAboveCap',
  'controls/FeeCapRaised',
  'controls/InvalidFeeShares',
  'controls/ItemReceiverInvalid',
  'controls/MerkleInputRequired',
  'controls/NothingOwed',
  'controls/PhaseNotActive',
  'controls/PriceTokenMismatch',
  'controls/PriceTokenNotSupported',
  'controls/PrimaryAdminIsDefault',
  'controls/RevealTooLate',
  'controls/TooManyPhases',
  'controls/TreasuryIsDefault',
  'editions/DuplicateField',
]
