import {
  ANALYTICS_PERIODS,
  LEADERBOARD_DIRECTIONS,
  LEADERBOARD_SORTS,
} from '@mintline/core/enumerations/indexer'
import { expect } from 'chai'
import fc from 'fast-check'
import { collectionKey, currencyKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { RATES } from '../ingest/_sales.ts'
import { TOKEN } from '../read-model/_names.ts'
import { collectionOn, ETHER, idOf, NOW, nativeOf, refreshAll, saleAt } from './_board.ts'
import { expectedOf, historyOf, sortedBy } from './_model.ts'
import { anyBoard } from './_random.ts'
import { withBoards } from './_suite.ts'

const DROP = collectionOn('ETHEREUM', 1)
const ONE = '1000000000000000000'

describe('the leaderboard of collections', () => {
  const { ask, pools, written } = withBoards()

  const board = async (parameters: object) =>
    (await ask(calls.getCollectionLeaderboard, { limit: 100, ...parameters })).body.result ?? []
  const plain = { columns: {}, floors: [], sales: [] }

  it('has in every period, sort and direction what summing sale by sale has', async () => {
    await fc.assert(
      fc.asyncProperty(anyBoard, async (fixtures) => {
        await written(fixtures)
        for (const period of ANALYTICS_PERIODS) {
          const all = fixtures.map((fixture) => expectedOf(fixture, period))
          for (const sort of LEADERBOARD_SORTS) {
            for (const direction of LEADERBOARD_DIRECTIONS) {
              const found = await board({ period, sort, direction })
              const name = `${period} ${sort} ${direction}`
              const expected = sortedBy(all, sort, direction)
              expect(
                found.map(({ id, sales, volume, floorChangePercent }) => ({
                  id,
                  sales,
                  volume: volume?.value,
                  valueUsd: volume?.valueUsd,
                  floorChangePercent,
                })),
                name,
              ).to.deep.equal(
                expected.map(({ id, sums, volume, volumeUsd, floorChange }) => ({
                  id,
                  sales: sums.sales,
                  volume,
                  valueUsd: volumeUsd,
                  floorChangePercent: floorChange,
                })),
              )
            }
          }
        }
      }),
      { numRuns: 5 },
    )
  })

  it('has in every period the floor prices that walking through their changes has', async () => {
    await fc.assert(
      fc.asyncProperty(anyBoard, async (fixtures) => {
        await written(fixtures)
        for (const period of ANALYTICS_PERIODS) {
          const found = await board({ period })
          const expected = fixtures.map((fixture) => ({
            id: idOf(fixture.collection),
            floorHistory: historyOf(fixture, period),
          }))
          expect(
            found.map(({ id, floorHistory }) => ({ id, floorHistory })),
            period,
          ).to.have.deep.members(expected)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('has floor prices in tokens at the rates of their times, though none has changed', async () => {
    await written([{ ...plain, collection: DROP }])
    const rate = {
      currency: currencyKey(ETHER),
      at: new Date(NOW.getTime() - 43_200_000),
      usd: String(RATES.coin * 2n),
      source: 'file',
    }
    const floor = { collection: collectionKey(DROP), at: new Date(0), price: '100' }
    await pools()
      .write.insertInto('floors')
      .values({ ...floor, currency: currencyKey(TOKEN) })
      .execute()
    await pools().write.insertInto('rates').values(rate).execute()
    await refreshAll(pools())
    await pools().write.deleteFrom('rates').where('at', '=', rate.at).execute()
    const [found] = await board({ period: 'D1' })
    expect(found?.floorHistory.values).to.deep.equal([
      ...Array(12).fill('0.15'),
      ...Array(13).fill('0.075'),
    ])
  })

  it('has floor prices as of the time at which it was written', async () => {
    const at = new Date(NOW.getTime() - 60_000)
    await written([{ ...plain, collection: DROP, floors: [{ at, price: '2' }] }])
    const history = async () => (await board({ period: 'ALL' }))[0]?.floorHistory
    const before = await history()
    expect([before?.timestamps[0], before?.timestamps[24]]).to.deep.equal([+at, +NOW])
    expect(before?.values).to.deep.equal(Array(25).fill('2'))
    const floor = { collection: collectionKey(DROP), currency: nativeOf(DROP), price: '1' }
    const later = new Date(NOW.getTime() + 60_000)
    await pools()
      .write.insertInto('floors')
      .values({ ...floor, at: later })
      .execute()
    expect(await history()).to.deep.equal(before)
    await refreshAll(pools(), later)
    const after = await history()
    expect([after?.timestamps[0], after?.timestamps[24]]).to.deep.equal([+at, +later])
    expect(after?.values).to.deep.equal([...Array(24).fill('2'), '1'])
  })

  it('takes sales from the millisecond at which a period begins, and none from its end on', async () => {
    const at = (ago: number) => saleAt(DROP, new Date(NOW.getTime() - ago))
    await written([
      { ...plain, collection: DROP, sales: [at(300_001), at(300_000), at(1), at(0), at(-1)] },
    ])
    const [found] = await board({ period: 'MIN5' })
    expect([found?.sales, found?.volume?.value]).to.deep.equal([2, '2'])
    const [halfHour] = await board({ period: 'MIN30' })
    expect(halfHour?.sales).to.equal(3)
  })

  it('has collections without sales, with nothing and no change', async () => {
    await written([{ ...plain, collection: DROP }])
    for (const period of ANALYTICS_PERIODS) {
      expect(await board({ period }), period).to.deep.equal([
        {
          id: idOf(DROP),
          sales: 0,
          volume: { currency: `ETHEREUM:0x${'0'.repeat(40)}`, value: '0', valueUsd: '0' },
          floorHistory: { timestamps: [], values: [] },
          globalStats: { listed: 0, items: 0, owners: 0 },
        },
      ])
    }
  })

  it('has no change where the period before had nothing, in any order', async () => {
    const [first, second] = [DROP, collectionOn('ETHEREUM', 2)]
    const [during, before] = [new Date(NOW.getTime() - 1), new Date(NOW.getTime() - 3_600_001)]
    await written([
      { ...plain, collection: first, sales: [saleAt(first, during)] },
      { ...plain, collection: second, sales: [saleAt(second, during), saleAt(second, before)] },
    ])
    for (const sort of ['VOLUME_CHANGE', 'SALES_CHANGE']) {
      for (const direction of LEADERBOARD_DIRECTIONS) {
        const ids = (await board({ period: 'H1', sort, direction })).map(({ id }) => id)
        expect(ids, `${sort} ${direction}`).to.deep.equal([second, first].map(idOf))
      }
    }
  })

  it('has no worth in dollars where no rate was known', async () => {
    const [rated, unrated] = [DROP, collectionOn('BASE', 1)]
    const time = new Date(NOW.getTime() - 1)
    await written([
      { ...plain, collection: rated, sales: [saleAt(rated, time)] },
      { ...plain, collection: unrated, sales: [saleAt(unrated, time, { each: BigInt(ONE) * 9n })] },
    ])
    const found = await board({ period: 'D1' })
    expect(found.map(({ volume }) => [volume?.value, volume?.valueUsd])).to.deep.equal([
      ['1', '2000'],
      ['9', undefined],
    ])
  })

  it('is of the blockchains that are named', async () => {
    const other = collectionOn('BASE', 1)
    await written([DROP, other].map((collection) => ({ ...plain, collection })))
    const ids = async (blockchains: string[]) => (await board({ blockchains })).map(({ id }) => id)
    expect(await ids(['BASE'])).to.deep.equal([idOf(other)])
    expect(await ids(['BASE', 'ETHEREUM'])).to.have.members([DROP, other].map(idOf))
    expect(await ids(['SOLANA'])).to.deep.equal([])
    expect(await ids(['SOMNIA'])).to.deep.equal([])
  })

  it('has at every offset what follows there, ties included', async () => {
    const collections = Array.from({ length: 9 }, (_, index) =>
      collectionOn(index % 2 ? 'BASE' : 'ETHEREUM', index),
    )
    await written(
      collections.map((collection, index) => ({
        ...plain,
        collection,
        columns: { owner_count: String(index % 2) },
      })),
    )
    for (const direction of LEADERBOARD_DIRECTIONS) {
      const whole = (await board({ sort: 'OWNERS', direction })).map(({ id }) => id)
      expect(whole).to.have.length(9)
      for (const limit of [1, 2, 5]) {
        const found: string[] = []
        for (let offset = 0; offset < 12; offset += limit) {
          const page = await board({ sort: 'OWNERS', direction, limit, offset })
          found.push(...page.map(({ id }) => id))
        }
        expect(found).to.deep.equal(whole)
      }
    }
  })

  const refused: readonly [object, string][] = [
    [{ period: 'D2' }, 'period must be one of MIN5, MIN30, H1, H6, D1, D7, D30, D180, D365, ALL'],
    [{ sort: 'BEST' }, 'sort must be one of VOLUME, '],
    [{ direction: 'UP' }, 'direction must be one of ASC, DESC'],
    [{ limit: 0 }, 'limit must be at least 1'],
    [{ limit: 101 }, 'limit must be at most 100'],
    [{ offset: -1 }, 'offset must be at least 0'],
    [{ offset: 10_001 }, 'offset must be at most 10000'],
    [{ blockchains: ['NOWHERE'] }, 'blockchains[0] must be one of '],
  ]
  for (const [parameters, message] of refused) {
    it(`is refused with ${JSON.stringify(parameters)}`, async () => {
      const { status, body } = await ask(calls.getCollectionLeaderboard, parameters as never)
      expect([status, body.code]).to.deep.equal([400, 'INVALID_INPUT'])
      expect(body.message).to.satisfy((text: string) => text.startsWith(message), body.message)
    })
  }
})
