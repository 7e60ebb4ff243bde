import { expect } from 'chai'
import * as calls from '../../src/indexer/calls.ts'
import { JUNK } from '../ingest/_sales.ts'
import { collectionOn, idOf, NOW, saleAt } from './_board.ts'
import { withBoards } from './_suite.ts'

const DROP = collectionOn('ETHEREUM', 1)
const QUIET = collectionOn('ETHEREUM', 2)
const [id, quiet] = [DROP, QUIET].map(idOf) as [string, string]
const AT = new Date(NOW.getTime() - 60_000)
const BEFORE_RATES = new Date('2020-01-01T00:00:00Z')

interface Missing {
  readonly unpricedSales?: number
  readonly unpricedSalesUsd?: number
}

describe('sales of which none has a rate', () => {
  const { ask, written } = withBoards()
  const plain = { columns: {}, floors: [] }

  beforeEach(() =>
    written([
      {
        ...plain,
        collection: DROP,
        sales: [saleAt(DROP, AT, { currency: JUNK, each: 5_000_000n })],
      },
      { ...plain, collection: QUIET, sales: [] },
    ]),
  )

  const answers = async (collection: string) => {
    const statistics = await ask(calls.getCollectionStatistics, { collection })
    const { volume, highestSale } = statistics.body
    const coins = await ask(calls.getCollectionStats, { collection })
    const dollars = await ask(calls.getCollectionStats, { collection, currency: 'USD' })
    const global = await ask(calls.getGlobalCollectionStatistics, { id: collection })
    const period = await ask(calls.getPeriodCollectionStatistics, { id: collection, period: 'D1' })
    const board = await ask(calls.getCollectionLeaderboard, { period: 'D1' })
    const ranking = await ask(calls.getCollectionRankingByVolume, { period: 'D1' })
    const ranked = ranking.body.result?.find((entry) => entry.id === collection)
    const missing = ({ unpricedSales, unpricedSalesUsd }: Missing) => [
      unpricedSales,
      unpricedSalesUsd,
    ]
    const item = board.body.result?.find((entry) => entry.id === collection)
    const chart = await ask(calls.getVolumeChart, { id: collection, period: 'D365', size: 2 })
    return {
      statistics: { volume, highestSale },
      stats: [coins, dollars].map(({ body }) => [body.volume, body.highestSale]),
      boards: [global.body.volume, period.body.volume, item?.volume],
      ranking: [ranked?.volumeUsd, ranked?.volumeNative],
      unpriced: [
        coins.body.unpricedSales,
        dollars.body.unpricedSales,
        ...[statistics.body, global.body, period.body, item ?? {}, ranked ?? {}].flatMap(missing),
      ],
      sold: ranked?.itemsBought,
      chart: chart.body.dataPoints.values,
    }
  }

  it('have no sum and no dearest one in any answer', async () => {
    expect(await answers(id)).to.deep.equal({
      statistics: { volume: [], highestSale: [] },
      stats: [
        [undefined, undefined],
        [undefined, undefined],
      ],
      boards: [undefined, undefined, undefined],
      ranking: [undefined, undefined],
      unpriced: Array(12).fill(1),
      sold: 1,
      chart: [],
    })
  })

  it('have none in the ranking of wallets either', async () => {
    const { body } = await ask(calls.getUserRankingByVolume, { entity: 'sellers' })
    const [trader] = body.result ?? []
    expect([trader?.transactions, trader?.volumeUsd, trader?.volumeNative]).to.deep.equal([
      1,
      undefined,
      undefined,
    ])
    expect([trader?.unpricedSales, trader?.unpricedSalesUsd]).to.deep.equal([1, 1])
  })

  it('are counted beside the sums of the others: in coins, in US dollars, and on their market', async () => {
    const coins = { each: 10n ** 18n, source: 'MINTLINE' } as const
    const sales = [
      saleAt(DROP, AT, coins),
      saleAt(DROP, BEFORE_RATES, coins),
      saleAt(DROP, AT, { currency: JUNK, each: 5n }),
    ]
    await written([{ ...plain, collection: DROP, sales }])

    const [all, own, external] = await Promise.all(
      [undefined, 'MINTLINE', 'EXTERNAL'].map(async (source) => {
        const { body } = await ask(calls.getCollectionRankingByVolume, { period: 'ALL', source })
        const [entry] = body.result ?? []
        const { volumeNative, volumeUsd, unpricedSales, unpricedSalesUsd } = entry ?? {}
        return [volumeNative?.value, volumeUsd?.value, unpricedSales, unpricedSalesUsd]
      }),
    )
    expect({ all, own, external }).to.deep.equal({
      all: ['2', '2000', 1, 2],
      own: ['2', '2000', undefined, 1],
      external: [undefined, undefined, 1, 1],
    })
  })

  it('differ from no sales, which are worth nothing', async () => {
    const zero = { currency: `ETHEREUM:0x${'0'.repeat(40)}`, value: '0', valueUsd: '0' }
    expect(await answers(quiet)).to.deep.equal({
      statistics: {
        volume: [
          { currency: 'ETH', value: '0' },
          { currency: 'USD', value: '0' },
        ],
        highestSale: [],
      },
      stats: [
        ['0', undefined],
        ['0', undefined],
      ],
      boards: [zero, zero, zero],
      ranking: [
        { currency: 'USD', value: '0' },
        { currency: 'ETH', value: '0' },
      ],
      unpriced: Array(12).fill(undefined),
      sold: 0,
      chart: ['0'],
    })
  })
})
