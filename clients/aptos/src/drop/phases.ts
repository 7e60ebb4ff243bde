import type { DropPhase } from './dropInfo.ts'

/** Phases of a drop at a given time (specification 4). */
export interface PhasesAt {
  /** The latest to have started; undefined = none has, or the drop has ended. */
  readonly current: DropPhase | undefined
  /** Unix seconds at which the current phase ends: the next one starts, or the drop ends. Undefined = open end. */
  readonly end: bigint | undefined
  /** The first that has not started yet and starts before the drop ends; undefined = none. */
  readonly next: DropPhase | undefined
}

/**
 * The current and the next phase. A phase applies from its start until another one starts or the drop ends.
 *
 * @param now Ledger time in Unix seconds.
 * @param endTime Unix seconds from which nothing is minted; undefined = open end.
 */
export function phasesAt(
  phases: readonly DropPhase[],
  now: bigint,
  endTime?: bigint | undefined,
): PhasesAt {
  if (endTime !== undefined && now >= endTime) {
    return { current: undefined, end: undefined, next: undefined }
  }
  const sorted = phases.toSorted((one, other) => compare(one.saleMintTime, other.saleMintTime))
  const current = sorted.findLast(({ saleMintTime }) => saleMintTime <= now)
  const next = sorted.find(
    ({ saleMintTime: start }) => start > now && (endTime === undefined || start < endTime),
  )
  return { current, end: next?.saleMintTime ?? endTime, next }
}

/** Items that the wallet may mint in a phase: by the allowlist where it is listed; 0 = no limit. */
export function capOf(phase: DropPhase): bigint {
  return phase.isUserInAllowList ? phase.maxPerWalletByAllowList : phase.maxPerWallet
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
