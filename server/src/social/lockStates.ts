/** State of the content for those who own an item. */
export type LockState = 'NONE' | 'LOCKED'

/** The state after each action that a state allows: whatever was locked was promised to buyers, and stays. */
export const LOCK_STATES: {
  readonly [State in LockState]: Readonly<Partial<Record<'lock' | 'unlock', LockState>>>
} = {
  NONE: { lock: 'LOCKED' },
  // Owners unlock a copy for themselves.
  LOCKED: { unlock: 'LOCKED' },
}
