/** State of an item's content for its owners. */
export type LockState = 'NONE' | 'LOCKED'

/** The next state for each allowed action. Locked content was promised to buyers, so it stays. */
export const LOCK_STATES: {
  readonly [State in LockState]: Readonly<Partial<Record<'lock' | 'unlock', LockState>>>
} = {
  NONE: { lock: 'LOCKED' },
  // Owners unlock a copy for themselves.
  LOCKED: { unlock: 'LOCKED' },
}
