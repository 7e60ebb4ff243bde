import { expect } from 'chai'
import {
  AUCTION_STATES,
  type AuctionEvent,
  type AuctionState,
  auctionStateOf,
} from '../../src/read-model/auctions/auctionStates.ts'
import { stepAfter } from '../../src/read-model/auctions/bidSteps.ts'
import { baseUnitsOf } from '../../src/read-model/baseUnits.ts'

const EVENTS: readonly AuctionEvent[] = ['create', 'delete', 'start', 'bid', 'end']

/** Every legal transition, written down apart from the code. */
const LEGAL = [
  'NONE create NOT_STARTED',
  'NOT_STARTED delete NONE',
  'NOT_STARTED start STARTED',
  'STARTED delete NONE',
  'STARTED bid BID_ON',
  'STARTED end ENDED',
  'BID_ON bid BID_ON',
  'BID_ON end WON',
  'ENDED create NOT_STARTED',
  'ENDED delete NONE',
  'WON create NOT_STARTED',
]

describe('the states of an auction', () => {
  for (const state of Object.keys(AUCTION_STATES) as AuctionState[]) {
    for (const event of EVENTS) {
      const after = LEGAL.find((line) => line.startsWith(`${state} ${event} `))?.split(' ')[2]
      it(`${state}: ${event} ${after ? `makes it ${after}` : 'does not happen'}`, () => {
        expect(AUCTION_STATES[state][event]).to.equal(after)
      })
    }
  }

  it('follow from its bids and the clock, to the millisecond', () => {
    const [start, end] = [new Date(1_000), new Date(2_000)]
    const at = (time: number, hasBids: boolean) =>
      auctionStateOf({ start, end, hasBids }, new Date(time))
    expect(auctionStateOf(undefined, start)).to.equal('NONE')
    expect([at(999, false), at(1_000, false), at(1_999, false), at(2_000, false)]).to.deep.equal([
      'NOT_STARTED',
      'STARTED',
      'STARTED',
      'ENDED',
    ])
    expect([at(1_000, true), at(1_999, true), at(2_000, true)]).to.deep.equal([
      'BID_ON',
      'BID_ON',
      'WON',
    ])
  })
})

describe('amounts of bids', () => {
  it('have to grow by a share, and by one base unit at least', () => {
    const values = [1n, 20n, 21n, 1000n, 10n ** 30n]
    const stepsBy = (basisPoints: number) => values.map((value) => stepAfter(value, basisPoints))
    expect(stepsBy(500)).to.deep.equal([1n, 1n, 2n, 50n, 5n * 10n ** 28n])
    expect(stepsBy(1)).to.deep.equal([1n, 1n, 1n, 1n, 10n ** 26n])
    expect(stepsBy(10_000)).to.deep.equal(values)
  })

  it('are read from JSON numbers exactly, or not at all', () => {
    expect(baseUnitsOf(0.1, 18)).to.equal(10n ** 17n)
    expect(baseUnitsOf(1e-7, 18)).to.equal(10n ** 11n)
    expect(baseUnitsOf(1.5e21, 2)).to.equal(15n * 10n ** 22n)
    expect(baseUnitsOf(-0.5, 1)).to.equal(-5n)
    expect(baseUnitsOf(0, 0)).to.equal(0n)
    expect(baseUnitsOf(0.01, 1)).to.equal(undefined)
    expect(baseUnitsOf(1e77, 18)).to.equal(undefined)
  })
})
