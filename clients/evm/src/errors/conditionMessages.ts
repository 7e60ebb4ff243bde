import { withKind } from '@mintline/core/errors'
import { phaseNumber } from '@mintline/core/text'

/** Messages about claim conditions and their documents. People count them from 1, the contract from 0. */
export const CONDITION_MESSAGES = {
  CONDITIONS_NOT_IN_ORDER: ({ phaseIndex, startTimestamp, startOfPrevious }: UnorderedStart) =>
    `Phase ${phaseNumber(phaseIndex)} starts at ${iso(startTimestamp)} but the previous one starts at ${iso(startOfPrevious)}: start each phase later than the previous one`,
  CONDITION_SUPPLY_BELOW_CLAIMED: ({ phaseIndex, supply, claimed }: LoweredSupply) =>
    `Phase ${phaseNumber(phaseIndex)} cannot have a supply of ${supply}, since ${claimed} items have been claimed: set it to at least ${claimed}, or reset the claims`,
  ACTIVE_PHASE_INVALID: withKind(
    'input',
    ({ source, field, reason }: InvalidActivePhase) =>
      `The active phase ${source} cannot be used: ${field === '' ? reason : `${field} ${reason}`}`,
  ),
}

interface InvalidActivePhase {
  /** The document's URL. */
  source: string
  /** The field's path, such as `platformFees.platform_fee_recipient`; empty = the document is no object. */
  field: string
  reason: string
}

interface UnorderedStart {
  phaseIndex: number
  /** Unix seconds, like `startOfPrevious`. */
  startTimestamp: bigint
  startOfPrevious: bigint
}

interface LoweredSupply {
  phaseIndex: number
  /** The phase's supply. */
  supply: bigint
  /** Items already claimed in it. */
  claimed: bigint
}

/** Latest time that a `Date` can hold, in Unix seconds. */
const MAX_SECONDS = 8_640_000_000_000n

/** Formats ISO time, or the seconds if a `Date` cannot hold them. */
function iso(seconds: bigint): string {
  return seconds <= MAX_SECONDS ? new Date(Number(seconds) * 1_000).toISOString() : `${seconds}`
}
