import { dropStatus } from '@mintline/core/drop'
import { expect } from 'chai'
import { collectionSale, type EditionPhase } from '../../src/reads/index.ts'

const PHASE = {
  phaseIndex: 0,
  active: true,
  startTime: 100n,
  endTime: 200n,
  maxMintsTotal: 0n,
  currentMints: 0n,
} as EditionPhase

const sale = (phase: Partial<EditionPhase> = {}) =>
  collectionSale({
    phases: [{ ...PHASE, ...phase }],
    maxNumberOfTokens: 10n,
    numberOfTokensIssued: 0n,
  })

describe('The sale of a collection', () => {
  it('opens strictly after its start, as in the program, and closes at its end', () => {
    const statuses = [100n, 101n, 199n, 200n].map((now) => dropStatus(sale(), now).status)
    expect(statuses).to.deep.equal(['upcoming', 'open', 'open', 'ended'])
  })

  it('is paused while its phase is switched off, and knows the limit of its phase', () => {
    expect(dropStatus(sale({ active: false }), 150n).status).to.equal('paused')
    const full = sale({ maxMintsTotal: 3n, currentMints: 3n })
    expect(dropStatus(full, 150n).status).to.equal('phase-sold-out')
  })
})
