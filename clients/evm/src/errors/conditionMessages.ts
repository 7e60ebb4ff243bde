import { phaseNumber } from '@mintline/core'

/** Messages about claim conditions and documents of them, which people count from 1 and the contract from 0. */
export const CONDITION_MESSAGES = {
  CONDITIONS_NOT_IN_ORDER: ({ phaseIndex, startTimestamp, startOfPrevious }: UnorderedStart) =>
    `Phase ${phaseNumber(phaseIndex)} starts at ${iso(startTimestamp)} but the previous one starts at ${iso(startOfPrevious)}: start each phase later than the previous one`,
  CONDITION_SUPPLY_BELOW_CLAIMED: ({ phaseIndex, supply, claimed }: LoweredSupply) =>
    `Phase ${phaseNumber(phaseIndex)} cannot have a supply of ${supply}, since ${claimed} items have been claimed: set it to at least ${claimed}, or reset the claims`,
  ACTIVE_PHASE_INVALID: ({ source, field, reason }: InvalidActivePhase) =>
    `The active phase ${source} cannot be used: ${field === '' ? reason : `${field} ${reason}`}`,
}

interface InvalidActivePhase {
  /** URL of the document. */
  source: string
  /** Path of the field, such as `platformFees.platform_fee_recipient`; empty = the document is no object. */
  field: string
  reason: string
}

interface UnorderedStart {
  phaseIndex: number
  /** Unix seconds, as `startOfPrevious`. */
  startTimestamp: bigint
  startOfPrevious: bigint
}

interface LoweredSupply {
  phaseIndex: number
  /** Items of the phase. */
  supply: bigint
  /** Items already claimed in it. */
  claimed: bigint
}

/** Latest Unix seconds that a Date can hold. */
const MAX_SECONDS = 8_640_000_000_000n

/** ISO time, or the seconds where a Date cannot hold them. */
function iso(seconds: bigint): string {
  return seconds <= MAX_SECONDS ? new Date(Number(seconds) * 1_000).toISOString() : `${seconds}`
}
