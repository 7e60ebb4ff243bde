import { EMAIL_CONFIRMATION_STATUSES } from '@mintline/core/enumerations/marketplace'
import { expect } from 'chai'
import {
  EMAIL_STATES,
  type EmailEvent,
  emailStatusOf,
} from '../../src/read-model/users/emailStates.ts'

const EVENTS: readonly EmailEvent[] = [
  'save',
  'clear',
  'resend',
  'confirm',
  'mistake',
  'lastMistake',
  'expire',
]

/** Every legal transition, written down apart from the code. */
const LEGAL = [
  'NOT_SET save CONFIRMATION',
  'CONFIRMATION save CONFIRMATION',
  'CONFIRMATION clear NOT_SET',
  'CONFIRMATION resend CONFIRMATION',
  'CONFIRMATION confirm CONFIRMED',
  'CONFIRMATION mistake CONFIRMATION',
  'CONFIRMATION lastMistake ATTEMPTS_EXCEEDED',
  'CONFIRMATION expire EXPIRED',
  'CONFIRMED save CONFIRMATION',
  'CONFIRMED clear NOT_SET',
  'EXPIRED save CONFIRMATION',
  'EXPIRED clear NOT_SET',
  'EXPIRED resend CONFIRMATION',
  'ATTEMPTS_EXCEEDED save CONFIRMATION',
  'ATTEMPTS_EXCEEDED clear NOT_SET',
  'ATTEMPTS_EXCEEDED resend CONFIRMATION',
  'ATTEMPTS_EXCEEDED confirm CONFIRMED',
  'ATTEMPTS_EXCEEDED mistake ATTEMPTS_EXCEEDED',
  'ATTEMPTS_EXCEEDED expire EXPIRED',
]

describe('the states of an address of e-mail', () => {
  for (const status of EMAIL_CONFIRMATION_STATUSES) {
    for (const event of EVENTS) {
      const after = LEGAL.find((line) => line.startsWith(`${status} ${event} `))?.split(' ')[2]
      it(`${status}: ${event} ${after ? `makes it ${after}` : 'does not happen'}`, () => {
        expect(EMAIL_STATES[status][event]).to.equal(after)
      })
    }
  }

  const LIMITS = { confirmationHours: 24, confirmationAttempts: 5 }
  const DAY = 24 * 60 * 60_000
  const AT = new Date('2026-01-01T00:00:00Z')
  const row = { email: 'ann@example.com', mail_at: AT, wrong_keys: 0, confirmed_at: null }
  const late = (milliseconds: number) => new Date(AT.getTime() + milliseconds)

  it('follow from the row, the wrong keys and the clock', () => {
    expect(emailStatusOf(undefined, LIMITS, AT)).to.equal('NOT_SET')
    expect(emailStatusOf({ ...row, email: null }, LIMITS, AT)).to.equal('NOT_SET')
    expect(emailStatusOf(row, LIMITS, late(DAY - 1))).to.equal('CONFIRMATION')
    expect(emailStatusOf(row, LIMITS, late(DAY))).to.equal('EXPIRED')
    const tried = { ...row, wrong_keys: 4 }
    expect(emailStatusOf(tried, LIMITS, AT)).to.equal('CONFIRMATION')
    const worn = { ...row, wrong_keys: 5 }
    expect(emailStatusOf(worn, LIMITS, late(DAY - 1))).to.equal('ATTEMPTS_EXCEEDED')
    expect(emailStatusOf(worn, LIMITS, late(DAY))).to.equal('EXPIRED')
    const confirmed = { ...row, confirmed_at: AT }
    expect(emailStatusOf(confirmed, LIMITS, late(DAY))).to.equal('CONFIRMED')
  })
})
