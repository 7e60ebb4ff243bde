import { expect } from 'chai'
import type { OrderState } from '../../src/orders/state/orderState.ts'
import {
  type DetailedStatus,
  mayHappen,
  ORDER_STATES,
  ORDER_STATUSES_OF,
  type OrderHappening,
} from '../../src/orders/state/orderStates.ts'
import { detailedStatus, isOver, type Stock } from '../../src/orders/state/orderStatus.ts'

const HAPPENINGS: readonly OrderHappening[] = [
  'start',
  'back',
  'unback',
  'end',
  'take',
  'fill',
  'cancel',
  'update',
]

/** Every legal transition, written down apart from the code. */
const LEGAL = [
  'NOT_STARTED start INACTIVE',
  'NOT_STARTED end ENDED',
  'NOT_STARTED fill FILLED',
  'NOT_STARTED cancel CANCELLED',
  'NOT_STARTED update NOT_STARTED',
  'INACTIVE back ACTIVE',
  'INACTIVE end ENDED',
  'INACTIVE fill FILLED',
  'INACTIVE cancel CANCELLED',
  'INACTIVE update INACTIVE',
  'ACTIVE unback INACTIVE',
  'ACTIVE end ENDED',
  'ACTIVE take ACTIVE',
  'ACTIVE fill FILLED',
  'ACTIVE cancel CANCELLED',
  'ACTIVE update ACTIVE',
  'ENDED fill FILLED',
  'ENDED cancel CANCELLED',
  'ENDED update ENDED',
]

/** The states as the specification names them. */
const SHOWN: Readonly<Record<DetailedStatus, string>> = {
  NOT_STARTED: 'INACTIVE',
  INACTIVE: 'INACTIVE',
  ACTIVE: 'ACTIVE',
  ENDED: 'INACTIVE',
  FILLED: 'FILLED',
  CANCELLED: 'CANCELLED',
}

interface Facts {
  readonly order: OrderState
  readonly stock: Stock
  readonly now: bigint
}

const UNBACKED: Facts = {
  order: {
    side: 'SELL',
    makeValue: 10n,
    takeValue: 500n,
    isMakeFill: false,
    fill: 0n,
    isCancelled: false,
    start: 1_000n,
    end: 2_000n,
  },
  stock: { makeStock: 0n, isApproved: true },
  now: 1_500n,
}
const { order, stock } = UNBACKED

/** Facts about an order in each state. */
const FACTS: Readonly<Record<DetailedStatus, Facts>> = {
  NOT_STARTED: { ...UNBACKED, now: 999n },
  INACTIVE: UNBACKED,
  ACTIVE: { ...UNBACKED, stock: { ...stock, makeStock: 10n } },
  ENDED: { ...UNBACKED, now: 2_000n },
  FILLED: { ...UNBACKED, order: { ...order, fill: 500n } },
  CANCELLED: { ...UNBACKED, order: { ...order, isCancelled: true } },
}

/** Facts after something has happened. */
const AFTER: Readonly<Record<OrderHappening, (facts: Facts) => Facts>> = {
  start: (facts) => ({ ...facts, now: facts.now < 1_000n ? 1_000n : facts.now }),
  back: (facts) => ({ ...facts, stock: { makeStock: 10n, isApproved: true } }),
  unback: (facts) => ({ ...facts, stock: { makeStock: 10n, isApproved: false } }),
  end: (facts) => ({ ...facts, now: 2_000n }),
  take: (facts) => ({
    ...facts,
    order: { ...facts.order, fill: facts.order.fill === 0n ? 499n : facts.order.fill },
  }),
  fill: (facts) => ({ ...facts, order: { ...facts.order, fill: 500n } }),
  cancel: (facts) => ({ ...facts, order: { ...facts.order, isCancelled: true } }),
  update: (facts) => ({ ...facts, order: { ...facts.order, takeValue: 500n } }),
}

/** Of a cancelled order, a fill was before, and is read late: then it is what was filled. */
const FILLED_BEFORE = 'CANCELLED fill'

const stateOf = ({ order, stock, now }: Facts) => detailedStatus(order, stock, now)

describe('the states of an order', () => {
  for (const state of Object.keys(SHOWN) as DetailedStatus[]) {
    for (const happening of HAPPENINGS) {
      const name = `${state} ${happening}`
      const after = LEGAL.find((line) => line.startsWith(`${name} `))?.split(' ')[2]
      it(`${state}: ${happening} ${after ? `makes it ${after}` : 'changes nothing'}`, () => {
        expect(ORDER_STATES[state][happening]).to.equal(after)
        expect(stateOf(FACTS[state])).to.equal(state)
        const then = stateOf(AFTER[happening](FACTS[state]))
        expect(then).to.equal(name === FILLED_BEFORE ? 'FILLED' : (after ?? state))
      })
    }

    it(`${state} is shown as ${SHOWN[state]}`, () => {
      expect(ORDER_STATUSES_OF[state]).to.equal(SHOWN[state])
    })
  }

  it('has no others', () => {
    expect(Object.keys(ORDER_STATES)).to.have.members(Object.keys(SHOWN))
  })

  it('end for good by a fill and by a cancellation alone', () => {
    const over = Object.entries(FACTS).filter(([, facts]) => isOver(facts.order))
    expect(over.map(([state]) => state)).to.deep.equal(['FILLED', 'CANCELLED'])
  })

  it('let an order be taken while it is active, and cancelled until it is over', () => {
    const statuses = ['ACTIVE', 'INACTIVE', 'FILLED', 'CANCELLED']
    const allowing = (happening: OrderHappening) =>
      statuses.filter((status) => mayHappen(status, happening))
    expect(allowing('take')).to.deep.equal(['ACTIVE'])
    expect(allowing('cancel')).to.deep.equal(['ACTIVE', 'INACTIVE'])
    expect(allowing('update')).to.deep.equal(['ACTIVE', 'INACTIVE'])
  })
})
