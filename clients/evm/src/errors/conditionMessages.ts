/** Messages about claim conditions. Phases count from 0, as in the contract. */
export const CONDITION_MESSAGES = {
  CONDITIONS_NOT_IN_ORDER: ({ phaseIndex, startTimestamp, startOfPrevious }: UnorderedStart) =>
    `Phase ${phaseIndex} starts at ${iso(startTimestamp)} and the one before it at ${iso(startOfPrevious)}: give each a later start than the one before`,
  CONDITION_SUPPLY_BELOW_CLAIMED: ({ phaseIndex, supply, claimed }: LoweredSupply) =>
    `Phase ${phaseIndex} cannot have ${supply} items, since ${claimed} were claimed: give it at least ${claimed}, or forget its claims`,
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
  /** Items that were claimed from it. */
  claimed: bigint
}

/** Most seconds that a Date holds. */
const MAX_SECONDS = 8_640_000_000_000n

/** A time for people, or the seconds where they are beyond any date. */
function iso(seconds: bigint): string {
  return seconds <= MAX_SECONDS ? new Date(Number(seconds) * 1_000).toISOString() : `${seconds}`
}
