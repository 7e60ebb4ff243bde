import { expect } from 'chai'
import fc from 'fast-check'
import { type FoldedItem, foldItem, type PlacedChange } from '../../src/ingest/fold/foldItem.ts'

const WALLETS = ['ada', 'bob', 'eve'] as const
const BLOCKS = 6

/** Any history, also one that no chain would allow: a source may learn of transfers late. */
const anyHistory = fc.array(
  fc
    .record({
      type: fc.constantFrom('MINT', 'TRANSFER', 'BURN'),
      from: fc.constantFrom(...WALLETS),
      to: fc.constantFrom(...WALLETS),
      value: fc.bigInt(1n, 5n),
      purchase: fc.boolean(),
      block: fc.integer({ min: 1, max: BLOCKS }),
    })
    .map(
      ({ block, ...change }): PlacedChange => ({
        ...change,
        from: change.type === 'MINT' ? undefined : change.from,
        to: change.type === 'BURN' ? undefined : change.to,
        block: BigInt(block),
        time: at(block),
      }),
    ),
  { minLength: 1, maxLength: 25 },
)

describe('foldItem', () => {
  it('live, block by block, equals folding anew', () => {
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 0, max: BLOCKS }), (history, last) => {
        const isEarly = ({ block }: PlacedChange) => block <= BigInt(last)
        const early = foldItem(history.filter(isEarly))
        const live = foldItem(
          history.filter((change) => !isEarly(change)),
          early,
        )
        expect(live).to.deep.equal(foldItem(history))
      }),
    )
  })

  it('live needs no other holdings than those of wallets in the changes', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const isEarly = ({ block }: PlacedChange) => block < BLOCKS
        const late = history.filter((change) => !isEarly(change))
        const named = new Set(late.flatMap(({ from, to }) => [from, to]))
        const early = foldItem(history.filter(isEarly))
        const only = (item: FoldedItem | undefined) =>
          item && {
            ...item,
            holdings: new Map([...item.holdings].filter(([wallet]) => named.has(wallet))),
          }
        expect(foldItem(late, only(early))).to.deep.equal(only(foldItem(history)))
      }),
    )
  })

  it('gives the same for any order inside blocks', () => {
    const shuffled = anyHistory.chain((history) =>
      fc.tuple(
        fc.constant(history),
        fc.shuffledSubarray(history, { minLength: history.length, maxLength: history.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([history, other]) => {
        expect(foldItem(other)).to.deep.equal(foldItem(history))
      }),
    )
  })

  it('keeps as many copies as there are, on a history that a chain allows', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const item = foldItem(possible(history))
        if (!item) return
        const held = [...item.holdings.values()].reduce((total, { value }) => total + value, 0n)
        expect(held).to.equal(item.supply)
      }),
    )
  })

  it('says since when, and by the strongest way, a wallet has had copies', () => {
    // Given a wallet that minted, sold everything, and bought some back
    const history = [
      change('MINT', undefined, 'ada', 1),
      change('TRANSFER', 'ada', 'bob', 2),
      { ...change('TRANSFER', 'bob', 'ada', 3), purchase: true },
      change('TRANSFER', 'ada', 'eve', 4),
      change('TRANSFER', 'eve', 'ada', 4),
    ]
    // Then it counts as a buyer since the purchase, although the item passed through another wallet within a block
    expect(foldItem(history)).to.deep.equal({
      supply: 1n,
      minted: at(1),
      updated: at(4),
      handedOver: at(4),
      block: 4n,
      holdings: new Map([
        ['ada', { value: 1n, source: 'PURCHASE', created: at(3), updated: at(3) }],
        ['bob', { value: 0n, source: 'TRANSFER', created: at(2), updated: at(3) }],
      ]),
    })
  })

  it('keeps a burned item, and its last holder with nothing', () => {
    const history = [change('MINT', undefined, 'ada', 1), change('BURN', 'ada', undefined, 2)]
    expect(foldItem(history)).to.deep.include({
      supply: 0n,
      updated: at(2),
      holdings: new Map([['ada', { value: 0n, source: 'MINT', created: at(1), updated: at(2) }]]),
    })
  })

  it('is undefined without changes', () => {
    expect(foldItem([])).to.equal(undefined)
  })
})

function at(block: number): Date {
  return new Date(block * 1000)
}

function change(
  type: PlacedChange['type'],
  from: string | undefined,
  to: string | undefined,
  block: number,
): PlacedChange {
  return { type, from, to, value: 1n, purchase: false, block: BigInt(block), time: at(block) }
}

/** The history without moves of copies that their sender did not have, in the order of blocks. */
function possible(history: readonly PlacedChange[]): PlacedChange[] {
  const held = new Map<string, bigint>()
  const give = (wallet: string | undefined, value: bigint) =>
    wallet !== undefined && held.set(wallet, (held.get(wallet) ?? 0n) + value)
  return [...history]
    .sort((one, other) => Number(one.block - other.block))
    .filter(({ from, to, value }) => {
      if (from !== undefined && (held.get(from) ?? 0n) < value) return false
      give(from, -value)
      give(to, value)
      return true
    })
}
