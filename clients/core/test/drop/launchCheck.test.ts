import { expect } from 'chai'
import { checkLaunch, type LaunchFacts } from '../../src/drop/launchCheck.ts'
import { CoreError } from '../../src/errors/coreError.ts'

const PHASE = { startTime: 100n, endTime: 200n, isOpen: true, maxItems: 0n, minted: 0n }

function facts(change: Partial<LaunchFacts> = {}): LaunchFacts {
  return {
    sale: {
      supply: { minted: 0n, maxItems: 10n },
      phases: [PHASE],
      sale: { isPaused: false, endTime: undefined },
    },
    now: 150n,
    firstMints: [],
    strangers: [],
    documents: [],
    ...change,
  }
}

const REFUSAL = new CoreError('NOT_ON_ALLOWLIST', {})

describe('checkLaunch', () => {
  for (const [name, change, status] of [
    ['an open phase', {}, 'fine'],
    ['a phase to come', { now: 99n }, 'fine'],
    ['a phase that ended', { now: 200n }, 'problem'],
  ] as const) {
    it(`${status === 'fine' ? 'accepts' : 'reports'} ${name}`, () => {
      expect(checkLaunch(facts(change)).map((check) => check.status)).to.deep.equal([status])
    })
  }

  for (const [name, sale] of [
    ['no phase', { phases: [] }],
    ['phases that are switched off', { phases: [{ ...PHASE, isOpen: false }] }],
    ['a sold-out phase', { phases: [{ ...PHASE, maxItems: 5n, minted: 5n }] }],
    ['a sold-out supply', { supply: { minted: 10n, maxItems: 10n } }],
    ['a pause', { sale: { isPaused: true, endTime: undefined } }],
  ] as const) {
    it(`says what to do about ${name}`, () => {
      const [check] = checkLaunch(facts({ sale: { ...facts().sale, ...sale } }))
      expect(check).to.include({ subject: 'Times', status: 'problem' })
      expect(check?.text).to.match(/: (extend|add|switch|raise) /)
    })
  }

  it('wants mints by those who may, and refusals of those who may not; problems first', () => {
    const checks = checkLaunch(
      facts({
        firstMints: [
          { phase: 'listed' },
          { phase: 'refused', refusal: REFUSAL },
          { phase: 'unknown', notSimulated: 'listElsewhere' },
        ],
        strangers: [{ phase: 'let in' }, { phase: 'turned away', refusal: REFUSAL }],
        documents: [
          { name: 'Picture' },
          { name: 'List', problem: 'Publish it again.' },
          { name: 'Treasury', fine: 'Can be paid.' },
        ],
      }),
    )
    expect(
      checks.map(({ subject, status, text }) => `${status}: ${subject}: ${text}`),
    ).to.deep.equal([
      `problem: refused: ${REFUSAL.message}.`,
      'problem: let in: Can mint: choose a list, or make the phase public.',
      'problem: List: Publish it again.',
      'open: unknown: Not tried: its list is not at hand.',
      'fine: Times: A phase is open.',
      'fine: listed: Can mint.',
      'fine: turned away: Is turned away.',
      'fine: Picture: Loads.',
      'fine: Treasury: Can be paid.',
    ])
  })
})
