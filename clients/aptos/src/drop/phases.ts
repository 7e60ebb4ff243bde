import type { DropPhase } from './dropInfo.ts'

/** A drop's phases at a given time (specification 4). */
export interface PhasesAt {
  /** The latest started phase; undefined = none has started, or the drop has ended. */
  readonly current: DropPhase | undefined
  /** End of the current phase in Unix seconds: the next one starts, or the drop ends. Undefined = open end. */
  readonly end: bigint | undefined
  /** The next phase to start before the drop ends; undefined = none. */
  readonly next: DropPhase | undefined
}

/**
 * Returns the current and the next phase. A phase applies from its start until another one starts or the drop ends.
 *
 * @param now Ledger time in Unix seconds.
 * @param endTime End of minting in Unix seconds; undefined = open end.
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

/** Returns the item limit for the wallet in a phase, from the allowlist if it is listed; 0 = no limit. */
export function capOf(phase: DropPhase): bigint {
  return phase.isUserInAllowList ? phase.maxPerWalletByAllowList : phase.maxPerWallet
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
