import type { ProfileBadgeStatus } from '@mintline/core/enumerations/marketplace'

/** Step in a badge request. */
export type BadgeStep = 'start' | 'approve' | 'decline' | 'withdraw'

/** A badge request's state after each step that its current state allows. */
export const BADGE_STATES: {
  readonly [Status in ProfileBadgeStatus]: Readonly<Partial<Record<BadgeStep, ProfileBadgeStatus>>>
} = {
  NOT_STARTED: { start: 'IN_PROCESS' },
  IN_PROCESS: { approve: 'APPROVED', decline: 'DECLINED', withdraw: 'NOT_STARTED' },
  APPROVED: { withdraw: 'NOT_STARTED' },
  DECLINED: { start: 'IN_PROCESS', withdraw: 'NOT_STARTED' },
}

/** Last step to a state. Outcomes need a request that is in process. */
const LAST_STEP: Readonly<Record<ProfileBadgeStatus, BadgeStep>> = {
  NOT_STARTED: 'withdraw',
  IN_PROCESS: 'start',
  APPROVED: 'approve',
  DECLINED: 'decline',
}

/** Returns true if a deciding operator may take a request to a state: in one step, or by starting it first. */
export function canBecome(from: ProfileBadgeStatus, to: ProfileBadgeStatus): boolean {
  const step = LAST_STEP[to]
  const started = BADGE_STATES[from].start
  const after = BADGE_STATES[from][step] ?? (started && BADGE_STATES[started][step])
  return after === to
}
