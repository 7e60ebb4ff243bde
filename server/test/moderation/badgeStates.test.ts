import { PROFILE_BADGE_STATUSES } from '@mintline/core/enumerations/marketplace'
import { expect } from 'chai'
import { BADGE_STATES, type BadgeStep, canBecome } from '../../src/moderation/badgeStates.ts'

const STEPS: readonly BadgeStep[] = ['start', 'approve', 'decline', 'withdraw']

/** Every legal step of every state, written down apart from the code. */
const LEGAL = [
  'NOT_STARTED start IN_PROCESS',
  'IN_PROCESS approve APPROVED',
  'IN_PROCESS decline DECLINED',
  'IN_PROCESS withdraw NOT_STARTED',
  'APPROVED withdraw NOT_STARTED',
  'DECLINED start IN_PROCESS',
  'DECLINED withdraw NOT_STARTED',
]

/** States that an operator may give a request. */
const REACHED = [
  'NOT_STARTED IN_PROCESS',
  'NOT_STARTED APPROVED',
  'NOT_STARTED DECLINED',
  'IN_PROCESS NOT_STARTED',
  'IN_PROCESS APPROVED',
  'IN_PROCESS DECLINED',
  'APPROVED NOT_STARTED',
  'DECLINED NOT_STARTED',
  'DECLINED IN_PROCESS',
  'DECLINED APPROVED',
]

describe('the states of a request for a badge', () => {
  for (const status of PROFILE_BADGE_STATUSES) {
    for (const step of STEPS) {
      const legal = LEGAL.find((line) => line.startsWith(`${status} ${step} `))
      it(`${status}: ${step} ${legal ? `makes it ${legal.split(' ')[2]}` : 'is refused'}`, () => {
        expect(BADGE_STATES[status][step]).to.equal(legal?.split(' ')[2])
      })
    }
    for (const next of PROFILE_BADGE_STATUSES.filter((other) => other !== status)) {
      const isReached = REACHED.includes(`${status} ${next}`)
      it(`${status} ${isReached ? 'may' : 'may not'} be made ${next} by an operator`, () => {
        expect(canBecome(status, next)).to.equal(isReached)
      })
    }
  }
})
