import { LockError } from '../errors/lockError.ts'
import type { Locks } from '../instructions/types.ts'
import type { EditionPhase } from '../reads/collectionInfo.ts'

const MILLISECONDS = 1_000

/** Returns true if existing entries must keep their terms: phases are locked. New wallets can still be added. */
export function isChangeLocked({ phases }: Locks, count: number): boolean {
  return phases && count > 0
}

/**
 * Returns true if entries must not be removed: phases are locked, and this one has not ended.
 *
 * @param now Chain time in unix seconds.
 */
export function isRemovalLocked(
  { phases }: Locks,
  { endTime }: Pick<EditionPhase, 'endTime'>,
  now: bigint,
): boolean {
  return phases && now < endTime
}

/**
 * Refuses to change existing entries if phases are locked; new wallets can still be added.
 *
 * @param count Entries on chain that would get other terms.
 * @throws ALLOWLIST_ENTRIES_LOCKED
 */
export function assertEntriesMayChange(locks: Locks, phaseIndex: number, count: number): void {
  if (isChangeLocked(locks, count)) {
    throw new LockError('ALLOWLIST_ENTRIES_LOCKED', { phaseIndex, count })
  }
}

/**
 * Refuses to remove entries if phases are locked and this one has not ended.
 *
 * @param now Chain time in unix seconds. Default: this device's time.
 * @throws ALLOWLIST_REMOVAL_LOCKED
 */
export function assertEntriesRemovable(
  locks: Locks,
  phase: Pick<EditionPhase, 'phaseIndex' | 'endTime'>,
  now = BigInt(Math.floor(Date.now() / MILLISECONDS)),
): void {
  if (isRemovalLocked(locks, phase, now)) {
    const { phaseIndex, endTime } = phase
    throw new LockError('ALLOWLIST_REMOVAL_LOCKED', { phaseIndex, endTime })
  }
}
