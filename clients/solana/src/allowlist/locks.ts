import { LockError } from '../errors/lockError.ts'
import type { Locks } from '../instructions/types.ts'
import type { EditionPhase } from '../reads/collectionInfo.ts'

const MILLISECONDS = 1_000

/**
 * Refuses to change existing entries if phases are locked; new wallets can still be added.
 *
 * @param count Entries on chain that would get other terms.
 * @throws ALLOWLIST_ENTRIES_LOCKED
 */
export function assertEntriesMayChange(locks: Locks, phaseIndex: number, count: number): void {
  if (locks.phases && count > 0) {
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
  { phaseIndex, endTime }: Pick<EditionPhase, 'phaseIndex' | 'endTime'>,
  now = BigInt(Math.floor(Date.now() / MILLISECONDS)),
): void {
  if (locks.phases && now < endTime) {
    throw new LockError('ALLOWLIST_REMOVAL_LOCKED', { phaseIndex, endTime })
  }
}
