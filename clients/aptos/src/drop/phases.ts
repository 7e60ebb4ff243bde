import type { DropPhase } from './dropInfo.ts'

/** Phases of a drop at a given time (specification 4). */
export interface PhasesAt {
  /** The latest to have started; undefined = none has. */
  readonly current: DropPhase | undefined
  /** The first that has not started yet; undefined = none. */
  readonly next: DropPhase | undefined
}

/**
 * The current and the next phase. A phase applies from its start until another one starts.
 *
 * @param now Ledger time in Unix seconds.
 */
export function phasesAt(phases: readonly DropPhase[], now: bigint): PhasesAt {
  const sorted = phases.toSorted((one, other) => compare(one.saleMintTime, other.saleMintTime))
  return {
    current: sorted.findLast(({ saleMintTime }) => saleMintTime <= now),
    next: sorted.find(({ saleMintTime }) => saleMintTime > now),
  }
}

/** Items that the wallet may mint in a phase: by the allowlist where it is listed. */
export function capOf(phase: DropPhase): bigint {
  return phase.isUserInAllowList ? phase.maxPerWalletByAllowList : phase.maxPerWallet
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
