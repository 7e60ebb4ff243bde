import type { StepKind } from './steps.ts'

/** Everything that wallets do with a drop. */
export const KINDS: readonly StepKind[] = [
  'mint',
  'addPhase',
  'modifyPhase',
  'removePhase',
  'upsertAllowlist',
  'removeFromAllowlist',
  'setTotalSupply',
  'setPlatformFee',
  'setRevenueSplit',
  'setRoyalties',
  'setEndTime',
  'setPaused',
  'offerOwnership',
  'cancelOwnershipOffer',
  'acceptOwnership',
]
