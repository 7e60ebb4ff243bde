import { expect } from 'chai'
import {
  DROP_STATUS_TEXTS,
  type DropSale,
  type DropStatus,
  dropStatus,
  phaseStatus,
  type SalePhase,
  secondsUntilChange,
} from '../../src/drop/index.ts'

const ON: SalePhase = { startTime: 100n, endTime: 200n, isOpen: true, maxItems: 0n, minted: 0n }
const LATER: SalePhase = { ...ON, startTime: 300n, endTime: 400n }
const ENDLESS: SalePhase = { ...ON, endTime: undefined }
const OFF = { isOpen: false } as const
const FULL = { maxItems: 3n, minted: 3n } as const

function drop(
  phases: readonly SalePhase[],
  { minted = 0n, maxItems = 10n, ...sale }: Partial<DropSale['supply'] & DropSale['sale']> = {},
): DropSale {
  return {
    supply: { minted, maxItems },
    phases,
    sale: { isPaused: false, endTime: undefined, ...sale },
  }
}

/** A drop at a moment, and its status. */
type Row = [what: string, sale: DropSale | undefined, now: bigint, status: DropStatus]

const ROWS: readonly Row[] = [
  ['not on chain', undefined, 150n, { status: 'not-deployed' }],
  ['without phases', drop([]), 150n, { status: 'no-phase' }],
  ['before its phase', drop([ON]), 99n, { status: 'upcoming', phase: 0, startsAt: 100n }],
  ['at the start', drop([ON]), 100n, { status: 'open', phase: 0, endsAt: 200n }],
  ['in the last second', drop([ON]), 199n, { status: 'open', phase: 0, endsAt: 200n }],
  ['at the end', drop([ON]), 200n, { status: 'ended' }],
  ['between phases', drop([ON, LATER]), 200n, { status: 'upcoming', phase: 1, startsAt: 300n }],
  [
    'between unsorted ones',
    drop([LATER, ON]),
    50n,
    { status: 'upcoming', phase: 1, startsAt: 100n },
  ],
  ['with an open end', drop([ENDLESS]), 999n, { status: 'open', phase: 0, endsAt: undefined }],
  [
    'until the next phase starts',
    drop([ENDLESS, LATER]),
    299n,
    { status: 'open', phase: 0, endsAt: 300n },
  ],
  ['in the next phase', drop([ENDLESS, LATER]), 300n, { status: 'open', phase: 1, endsAt: 400n }],
  [
    'until the drop ends',
    drop([ENDLESS], { endTime: 250n }),
    249n,
    { status: 'open', phase: 0, endsAt: 250n },
  ],
  ['after the drop', drop([ENDLESS, LATER], { endTime: 250n }), 250n, { status: 'ended' }],
  [
    'before a phase that the drop never reaches',
    drop([ON, LATER], { endTime: 300n }),
    250n,
    { status: 'ended' },
  ],
  ['paused', drop([ON], { isPaused: true }), 150n, { status: 'paused', phase: 0 }],
  [
    'paused before its phase',
    drop([ON], { isPaused: true }),
    50n,
    { status: 'upcoming', phase: 0, startsAt: 100n },
  ],
  ['paused after its phase', drop([ON], { isPaused: true }), 200n, { status: 'ended' }],
  ['switched off', drop([{ ...ON, ...OFF }]), 150n, { status: 'paused', phase: 0 }],
  ['switched off before its phase', drop([{ ...ON, ...OFF }]), 50n, { status: 'closed' }],
  ['switched off after its phase', drop([{ ...ON, ...OFF }]), 200n, { status: 'ended' }],
  [
    'switched off until the next phase',
    drop([{ ...ON, ...OFF }, LATER]),
    150n,
    { status: 'upcoming', phase: 1, startsAt: 300n },
  ],
  [
    'switched off but for another open phase',
    drop([{ ...ON, ...OFF }, ON]),
    150n,
    { status: 'open', phase: 1, endsAt: 200n },
  ],
  [
    'with its phase sold out',
    drop([{ ...ON, ...FULL }, LATER]),
    150n,
    { status: 'phase-sold-out', phase: 0, next: 1 },
  ],
  [
    'with its last phase sold out',
    drop([{ ...ON, ...FULL }]),
    150n,
    { status: 'phase-sold-out', phase: 0, next: undefined },
  ],
  [
    'with one open phase of two sold out',
    drop([{ ...ON, ...FULL }, ON]),
    150n,
    { status: 'open', phase: 1, endsAt: 200n },
  ],
  ['sold out', drop([ON], { minted: 10n }), 150n, { status: 'sold-out' }],
  ['sold out before its phase', drop([ON], { minted: 10n }), 50n, { status: 'sold-out' }],
  [
    'sold out and paused',
    drop([ON], { minted: 10n, isPaused: true }),
    150n,
    { status: 'sold-out' },
  ],
  [
    'without a limit',
    drop([ON], { maxItems: 0n, minted: 99n }),
    150n,
    { status: 'open', phase: 0, endsAt: 200n },
  ],
]

describe('The status of a drop', () => {
  for (const [what, sale, now, status] of ROWS) {
    it(`${what}: ${status.status}`, () => {
      expect(dropStatus(sale, now)).to.deep.equal(status)
    })
  }

  it('has a name and a sentence for collectors, except while it is open', () => {
    const silent = Object.entries(DROP_STATUS_TEXTS).filter(([, { sentence }]) => sentence === '')
    expect(silent.map(([status]) => status)).to.deep.equal(['open'])
    const covered = new Set(ROWS.map(([, , , { status }]) => status))
    expect([...covered].sort()).to.deep.equal(Object.keys(DROP_STATUS_TEXTS).sort())
  })
})

describe('The status of a phase', () => {
  it('is that of the drop for the phase itself, whatever the drop is', () => {
    const phases = [ON, { ...LATER, ...OFF }, { ...ON, ...FULL }, LATER]
    const statuses = phases.map((phase) => phaseStatus(phase, drop(phases), 150n))
    expect(statuses).to.deep.equal(['active', 'inactive', 'sold out', 'not started'])
    expect(phaseStatus(ON, drop(phases, { isPaused: true }), 150n)).to.equal('active')
    expect(phaseStatus(LATER, drop(phases, { endTime: 300n }), 150n)).to.equal('finished')
  })
})

describe('Seconds until a drop changes', () => {
  it('lead to the nearest start or end of a phase that is switched on', () => {
    const sale = drop([ON, LATER])
    const seconds = [0n, 100n, 199n, 250n, 400n].map((now) => secondsUntilChange(sale, now))
    expect(seconds).to.deep.equal([100n, 100n, 1n, 50n, undefined])
    expect(secondsUntilChange(drop([{ ...ON, ...OFF }, LATER]), 0n)).to.equal(300n)
    expect(secondsUntilChange(drop([ENDLESS], { endTime: 150n }), 120n)).to.equal(30n)
  })
})
