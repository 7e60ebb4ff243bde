import { expect } from 'chai'
import fc from 'fast-check'
import { orderAfterEvents } from '../../src/orders/state/orderAfterEvents.ts'
import { makeStock, type OrderState, remainingMake } from '../../src/orders/state/orderState.ts'
import { detailedStatus, nextChange, orderStatus } from '../../src/orders/state/orderStatus.ts'

const NOW = 1_000n

const LISTING: OrderState = {
  side: 'SELL',
  makeValue: 10n,
  takeValue: 500n,
  isMakeFill: false,
  fill: 0n,
  isCancelled: false,
  start: 0n,
  end: 2_000n,
}
const STOCKED = { makeStock: 10n, isApproved: true }

describe('status of an order', () => {
  /** Each rule with its boundaries; later rules hold as well where the row says so. */
  const table = [
    ['nothing keeps it', {}, {}, 'ACTIVE', 'ACTIVE'],
    ['filled to the last unit', { fill: 500n }, {}, 'FILLED', 'FILLED'],
    ['filled but for a unit', { fill: 499n }, {}, 'ACTIVE', 'ACTIVE'],
    ['overfilled', { fill: 501n }, {}, 'FILLED', 'FILLED'],
    ['filled by make value', { isMakeFill: true, fill: 10n }, {}, 'FILLED', 'FILLED'],
    ['filled by make value but for one', { isMakeFill: true, fill: 9n }, {}, 'ACTIVE', 'ACTIVE'],
    [
      'filled, cancelled, ended',
      { fill: 500n, isCancelled: true, end: 1n },
      {},
      'FILLED',
      'FILLED',
    ],
    ['cancelled', { isCancelled: true }, {}, 'CANCELLED', 'CANCELLED'],
    ['cancelled and ended', { isCancelled: true, end: 1n }, {}, 'CANCELLED', 'CANCELLED'],
    ['ends now', { end: NOW }, {}, 'ENDED', 'INACTIVE'],
    ['ends in a second', { end: NOW + 1n }, {}, 'ACTIVE', 'ACTIVE'],
    ['never ends', { end: 0n }, {}, 'ACTIVE', 'ACTIVE'],
    ['ended before it starts', { end: 1n, start: 5_000n }, {}, 'ENDED', 'INACTIVE'],
    ['starts now', { start: NOW }, {}, 'ACTIVE', 'ACTIVE'],
    ['starts in a second', { start: NOW + 1n }, {}, 'NOT_STARTED', 'INACTIVE'],
    [
      'not started or approved',
      { start: NOW + 1n },
      { isApproved: false },
      'NOT_STARTED',
      'INACTIVE',
    ],
    ['not approved', {}, { isApproved: false }, 'INACTIVE', 'INACTIVE'],
    ['one unit of stock', {}, { makeStock: 1n }, 'ACTIVE', 'ACTIVE'],
    ['no stock', {}, { makeStock: 0n }, 'INACTIVE', 'INACTIVE'],
  ] as const
  for (const [name, order, stock, detailed, shown] of table) {
    it(`${name}: ${detailed}`, () => {
      const [state, known] = [
        { ...LISTING, ...order },
        { ...STOCKED, ...stock },
      ]
      expect(detailedStatus(state, known, NOW)).to.equal(detailed)
      expect(orderStatus(state, known, NOW)).to.equal(shown)
    })
  }

  it('changes by the clock at the start and the end alone', () => {
    const change = (order: Partial<OrderState>, stock = STOCKED) =>
      nextChange({ ...LISTING, ...order }, stock, NOW)
    expect(change({ start: 1_500n })).to.equal(1_500n)
    expect(change({})).to.equal(2_000n)
    expect(change({}, { makeStock: 0n, isApproved: false })).to.equal(2_000n)
    for (const order of [{ end: 0n }, { end: NOW }, { fill: 500n }, { isCancelled: true }]) {
      expect(change(order)).to.equal(undefined)
    }
  })
})

describe('stock of an order', () => {
  const stockOf = (order: Partial<OrderState>, balance: bigint, fee = 0) =>
    makeStock({ ...LISTING, ...order }, balance, fee)

  it('is what remains or what the maker has, whichever is less', () => {
    expect(stockOf({}, 12n)).to.equal(10n)
    expect(stockOf({}, 10n)).to.equal(10n)
    expect(stockOf({}, 3n)).to.equal(3n)
    expect(stockOf({}, 0n)).to.equal(0n)
    expect(stockOf({ fill: 450n }, 10n)).to.equal(1n)
    expect(stockOf({ isMakeFill: true, fill: 8n }, 10n)).to.equal(2n)
    expect(stockOf({ fill: 500n }, 10n)).to.equal(0n)
    expect(stockOf({ isCancelled: true }, 10n)).to.equal(0n)
  })

  it('of a bid is money for whole copies, less the fees on top', () => {
    const bid = { side: 'BID', makeValue: 1_000n, takeValue: 10n } as const
    expect(stockOf(bid, 1_000n)).to.equal(1_000n)
    expect(stockOf(bid, 999n)).to.equal(900n)
    expect(stockOf(bid, 99n)).to.equal(0n)
    expect(stockOf(bid, 1_050n, 500)).to.equal(1_000n)
    expect(stockOf(bid, 1_049n, 500)).to.equal(900n)
    expect(stockOf({ ...bid, fill: 9n }, 1_050n, 500)).to.equal(100n)
  })

  it('is never more than remains or than the balance, nor less than nothing', () => {
    const amount = fc.bigInt(1n, 2n ** 200n)
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.bigInt(0n, 2n ** 201n),
        fc.bigInt(0n, 2n ** 200n),
        fc.integer({ min: 0, max: 10_000 }),
        fc.boolean(),
        (makeValue, takeValue, fill, balance, fee, isMakeFill) => {
          const order = { ...LISTING, makeValue, takeValue, fill, isMakeFill }
          const stock = makeStock(order, balance, fee)
          expect(stock >= 0n && stock <= balance && stock <= remainingMake(order)).to.equal(true)
          expect(remainingMake(order) <= makeValue).to.equal(true)
        },
      ),
    )
  })
})

describe('events of an order', () => {
  const after = (order: Partial<OrderState>, ...events: Parameters<typeof orderAfterEvents>[1]) =>
    orderAfterEvents({ ...LISTING, ...order }, events, STOCKED, NOW)
  const fill = (make: bigint, take: bigint) => ({ type: 'FILL' as const, make, take })
  const cancel = { type: 'CANCEL' as const }

  it('add up to the fill, of the side that counts', () => {
    expect(after({}, fill(2n, 100n), fill(3n, 150n))).to.deep.equal({
      fill: 250n,
      cancelled: false,
      makeStock: 5n,
      status: 'ACTIVE',
      nextChange: 2_000n,
    })
    expect(after({ isMakeFill: true }, fill(2n, 100n), fill(3n, 150n))).to.deep.include({
      fill: 5n,
      makeStock: 5n,
    })
  })

  it('end an order for good', () => {
    const filled = { fill: 500n, makeStock: 0n, status: 'FILLED', nextChange: undefined }
    expect(after({}, fill(10n, 500n))).to.deep.include({ ...filled, cancelled: false })
    expect(after({}, fill(10n, 500n), cancel)).to.deep.include({ ...filled, cancelled: true })
    const cancelled = { fill: 50n, cancelled: true, makeStock: 0n, status: 'CANCELLED' }
    expect(after({}, fill(1n, 50n), cancel)).to.deep.include(cancelled)
    expect(after({}, cancel, fill(1n, 50n))).to.deep.include(cancelled)
  })

  it('that are dropped with their block leave nothing behind', () => {
    const before = after({ fill: 250n, isCancelled: true })
    expect(before).to.deep.include({ fill: 0n, cancelled: false, makeStock: 10n, status: 'ACTIVE' })
  })

  it('do not raise the stock over what was known', () => {
    const stock = { makeStock: 1n, isApproved: false }
    expect(orderAfterEvents(LISTING, [fill(2n, 100n)], stock, NOW)).to.deep.include({
      makeStock: 1n,
      status: 'INACTIVE',
    })
  })
})
