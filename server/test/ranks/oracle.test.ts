import { expect } from 'chai'
import fc from 'fast-check'
import { refreshRanks } from '../../src/jobs/ranks/refreshRanks.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { burn, DROP_KEY, describeItems, mint, renew, storedRanks, type Traits } from './_ranks.ts'

/** An item as a test draws it; its number is its place, from 1. */
interface Drawn {
  readonly traits: Traits
  readonly isBurned: boolean
}

const value = (letters: string) => fc.constantFrom(...letters)

const anyItem: fc.Arbitrary<Drawn> = fc.record({
  traits: fc.record(
    { Color: value('RGB'), Size: value('SML'), Hat: value('XY'), Level: value('123456') },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Traits>,
  isBurned: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
})

/** Returns the product of an item's trait frequencies, as a fraction. */
interface Product {
  readonly number: number
  readonly above: bigint
  readonly below: bigint
}

/** Returns every unburned item's product in rank order, counting traits anew for each item. */
function ranked(items: readonly Drawn[]): Product[] {
  const left = items
    .map((item, index) => ({ ...item, number: index + 1 }))
    .filter(({ isBurned }) => !isBurned)
  const products = left.map(({ number, traits }) => {
    const holders = Object.entries(traits).map(([key, wanted]) =>
      BigInt(left.filter((other) => other.traits[key] === wanted).length),
    )
    return {
      number,
      above: holders.reduce((product, count) => product * count, 1n),
      below: BigInt(left.length) ** BigInt(holders.length),
    }
  })
  return products.sort((one, other) => {
    const difference = one.above * other.below - other.above * one.below
    return difference === 0n ? one.number - other.number : difference < 0n ? -1 : 1
  })
}

const scoreOf = ({ above, below }: Product) =>
  Math.round(Math.log2(Number(below) / Number(above)) * 1e9) / 1e9

describe('ranks by rarity', () => {
  let pools: TestDatabase

  before(async () => {
    pools = await testDatabase()
  })

  const write = async (items: readonly Drawn[]) => {
    const numbers = items.map((_, index) => index + 1)
    await mint(pools, ...numbers)
    await describeItems(
      pools,
      Object.fromEntries(items.map(({ traits }, index) => [index + 1, traits])),
    )
    const burned = numbers.filter((number) => items[number - 1]?.isBurned)
    if (burned.length > 0) await burn(pools, burned)
  }

  it('match fractions multiplied and compared without rounding', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyItem, { minLength: 1, maxLength: 12 }), async (items) => {
        await renew(pools)
        await write(items)
        await refreshRanks(pools.write, DROP_KEY)
        const stored = await storedRanks(pools)
        const expected = ranked(items)
        expect(stored.map(({ number, rank }) => [rank, number])).to.deep.equal(
          expected.map(({ number }, index) => [index + 1, number]),
        )
        for (const [index, product] of expected.entries()) {
          expect(stored[index]?.score).to.be.closeTo(scoreOf(product), 1.5e-9)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('tie where different frequencies give equal products', async () => {
    await renew(pools)
    // Trait counts among twelve items: 2 · 6 for the last two items, 3 · 4 for the first two.
    const traits = (number: number): Traits => ({
      ...(number <= 3 && { A: 'three' }),
      ...([1, 2, 4, 5].includes(number) && { B: 'four' }),
      ...(number > 10 && { C: 'two' }),
      ...(number > 6 && { D: 'six' }),
    })
    await write(
      Array.from({ length: 12 }, (_, index) => ({ traits: traits(index + 1), isBurned: false })),
    )
    await refreshRanks(pools.write, DROP_KEY)
    const first = (await storedRanks(pools)).slice(0, 4)
    expect(first).to.deep.equal(
      [1, 2, 11, 12].map((number, index) => ({
        number,
        rank: index + 1,
        score: 3.584962501,
      })),
    )
  })

  it('have a score of nothing without traits, and with those that all have', async () => {
    await renew(pools)
    await write([
      { traits: {}, isBurned: false },
      { traits: { Color: 'R' }, isBurned: true },
    ])
    await refreshRanks(pools.write, DROP_KEY)
    expect(await storedRanks(pools)).to.deep.equal([{ number: 1, rank: 1, score: 0 }])
    await describeItems(pools, { 1: { Color: 'R' } })
    await refreshRanks(pools.write, DROP_KEY)
    expect(await storedRanks(pools)).to.deep.equal([{ number: 1, rank: 1, score: 0 }])
  })
})
