import type { ProfileBadgeStatus } from '@mintline/core/enumerations/marketplace'

/** Step of a request for a badge. */
export type BadgeStep = 'start' | 'approve' | 'decline' | 'withdraw'

/** The state of a request after each step that its state allows. */
export const BADGE_STATES: {
  readonly [Status in ProfileBadgeStatus]: Readonly<Partial<Record<BadgeStep, ProfileBadgeStatus>>>
} = {
  NOT_STARTED: { start: 'IN_PROCESS' },
  IN_PROCESS: { approve: 'APPROVED', decline: 'DECLINED', withdraw: 'NOT_STARTED' },
  APPROVED: { withdraw: 'NOT_STARTED' },
  DECLINED: { start: 'IN_PROCESS', withdraw: 'NOT_STARTED' },
}

/** Step that ends in a state, from a request that is in process where it has an outcome. */
const LAST_STEP: Readonly<Record<ProfileBadgeStatus, BadgeStep>> = {
  NOT_STARTED: 'withdraw',
  IN_PROCESS: 'start',
  APPROVED: 'approve',
  DECLINED: 'decline',
}

/** True if an operator who decides may take a request to a state: by one step, or by starting it first. */
export function canBecome(from: ProfileBadgeStatus, to: ProfileBadgeStatus): boolean {
  const step = LAST_STEP[to]
  const started = BADGE_STATES[from].start
  const after = BADGE_STATES[from][step] ?? (started && BADGE_STATES[started][step])
  return after === to
}
