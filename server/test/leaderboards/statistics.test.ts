import { ANALYTICS_PERIODS } from '@mintline/core/enumerations/indexer'
import { expect } from 'chai'
import fc from 'fast-check'
import * as calls from '../../src/indexer/calls.ts'
import { TOKEN } from '../read-model/_names.ts'
import { collectionOn, idOf, NOW, nativeOf, refreshAll, saleAt, writeBoard } from './_board.ts'
import { expectedOf } from './_model.ts'
import { anyBoard } from './_random.ts'
import { withBoards } from './_suite.ts'

const DROP = collectionOn('ETHEREUM', 1)
const UNKNOWN = idOf(collectionOn('ETHEREUM', 999))
const COIN = `ETHEREUM:0x${'0'.repeat(40)}`
const COLUMNS = {
  item_count: '4',
  owner_count: '2',
  listed_count: '1',
  floor_price: '0.1',
  floor_currency: nativeOf(DROP),
  floor_usd: '200.05',
}

describe('statistics of collections', () => {
  const { ask, pools, written } = withBoards()

  const time = new Date(NOW.getTime() - 1)
  const sold = () =>
    writeBoard(pools(), [
      {
        collection: DROP,
        columns: COLUMNS,
        floors: [],
        sales: [
          saleAt(DROP, time, { copies: 2n }),
          // 5,000 tokens of 3 dollars are worth 7.5 coins of 2,000.
          saleAt(DROP, time, { currency: TOKEN.address, each: 5_000_000_000n }),
        ],
      },
    ])

  it('are over a period those of the leaderboard, for each and by ids', async () => {
    await fc.assert(
      fc.asyncProperty(anyBoard, async (fixtures) => {
        await written(fixtures)
        for (const period of ANALYTICS_PERIODS) {
          const expected = fixtures.map((fixture) => {
            const { id, volume, volumeUsd, floorChange, sums } = expectedOf(fixture, period)
            const { unpriced, unpricedUsd } = sums
            return { id, period, volume, volumeUsd, unpriced, unpricedUsd, floorChange }
          })
          const collectionIds = [UNKNOWN, ...expected.map(({ id }) => id)]
          const { body } = await ask(calls.getPeriodCollectionStatisticsByIds, {
            olapPeriodCollectionsByIdsStatisticsRequest: { collectionIds, period },
          })
          expect(
            body.map(
              ({ volume, floorChangePercent, unpricedSales, unpricedSalesUsd, ...rest }) => ({
                ...rest,
                unpriced: unpricedSales ?? 0,
                unpricedUsd: unpricedSalesUsd ?? 0,
                volume: volume?.value,
                volumeUsd: volume?.valueUsd,
                floorChange: floorChangePercent,
              }),
            ),
          ).to.deep.equal(expected)
          for (const [index, { id }] of expected.entries()) {
            const one = await ask(calls.getPeriodCollectionStatistics, { id, period })
            expect(one.body).to.deep.equal(body[index])
          }
        }
      }),
      { numRuns: 4 },
    )
  })

  it('are over all time what is known of a collection now, for each and by ids', async () => {
    await sold()
    await refreshAll(pools())
    const expected = {
      id: idOf(DROP),
      listed: 1,
      items: 4,
      owners: 2,
      floor: { currency: COIN, value: '0.1', valueUsd: '200.05' },
      volume: { currency: COIN, value: '9.5', valueUsd: '19000' },
    }
    const one = await ask(calls.getGlobalCollectionStatistics, { id: idOf(DROP) })
    expect(one.body).to.deep.equal(expected)
    const all = await ask(calls.getGlobalCollectionStatisticsByIds, {
      requestBody: [UNKNOWN, idOf(DROP), idOf(DROP)],
    })
    expect(all.body).to.deep.equal([expected])
  })

  it('are in each currency: what was paid, the dearest, the floor, and all items at its price', async () => {
    await sold()
    const { body } = await ask(calls.getCollectionStatistics, { collection: idOf(DROP) })
    const amounts = (coins: string, usd: string) => [
      { currency: 'ETH', value: coins },
      { currency: 'USD', value: usd },
    ]
    expect(body).to.deep.equal({
      highestSale: amounts('7.5', '15000'),
      floorPrice: amounts('0.1', '200.05'),
      marketCap: amounts('0.4', '800.2'),
      volume: amounts('9.5', '19000'),
      listed: 1,
      items: 4,
      owners: 2,
    })
  })

  it('are nothing for a collection that is newer than the board', async () => {
    await writeBoard(pools(), [{ collection: DROP, columns: {}, floors: [], sales: [] }])
    const volume = { currency: COIN, value: '0', valueUsd: '0' }
    const id = idOf(DROP)
    const global = await ask(calls.getGlobalCollectionStatistics, { id })
    expect(global.body).to.deep.equal({ id, listed: 0, items: 0, owners: 0, volume })
    const day = await ask(calls.getPeriodCollectionStatistics, { id, period: 'D1' })
    expect(day.body).to.deep.equal({ id, period: 'D1', volume })
    const { body } = await ask(calls.getCollectionStatistics, { collection: id })
    expect(body.highestSale).to.deep.equal([])
  })

  it('are 404 for a collection that is not known, and 400 for what is none', async () => {
    const byId = [
      [calls.getGlobalCollectionStatistics, 'id'],
      [calls.getPeriodCollectionStatistics, 'id'],
      [calls.getCollectionStatistics, 'collection'],
    ] as const
    const kinds = [
      [UNKNOWN, 404, 'NOT_FOUND'],
      ['ETHEREUM:0x1', 400, 'INVALID_INPUT'],
      ['NOWHERE:1', 400, 'INVALID_INPUT'],
    ] as const
    for (const [call, name] of byId) {
      for (const [id, status, code] of kinds) {
        const answer = await ask(call, { [name]: id, period: 'D1' })
        expect([answer.status, answer.body.code], `${call.operationId} ${id}`).to.deep.equal([
          status,
          code,
        ])
      }
    }
    const lists = [[], ['ETHEREUM:0x1'], Array.from({ length: 101 }, () => UNKNOWN)]
    for (const ids of lists) {
      const answers = [
        await ask(calls.getGlobalCollectionStatisticsByIds, { requestBody: ids }),
        await ask(calls.getPeriodCollectionStatisticsByIds, {
          olapPeriodCollectionsByIdsStatisticsRequest: { collectionIds: ids, period: 'D1' },
        }),
      ]
      for (const { status, body } of answers) {
        expect([status, Reflect.get(body, 'code')]).to.deep.equal([400, 'INVALID_INPUT'])
      }
    }
  })
})
