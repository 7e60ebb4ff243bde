import {
  LEADERBOARD_PERIODS,
  PLATFORM_SOURCES,
  USER_TYPES,
} from '@mintline/core/enumerations/indexer'
import { parseCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import { sql } from 'kysely'
import { currencyKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { TRADER_BATCH } from '../../src/jobs/leaderboards/refreshTraderBoard.ts'
import { marketSums } from '../ingest/_sales.ts'
import { account, contract, wallet } from '../read-model/_addresses.ts'
import {
  type BoardFixture,
  collectionOn,
  LENGTHS,
  NOW,
  refreshAll,
  saleAt,
  writeBoard,
} from './_board.ts'
import { differenceOf } from './_model.ts'
import { anyBoard } from './_random.ts'
import { withBoards } from './_suite.ts'

const [DROP, ON_BASE, ON_POLYGON] = [
  collectionOn('ETHEREUM', 1),
  collectionOn('BASE', 2),
  collectionOn('POLYGON', 3),
] as const
const RECENT = new Date(NOW.getTime() - 1)
const ONE = 10n ** 18n
const [ALICE, BOB, CAROL] = [1, 2, 3].map((seed) => wallet('ETHEREUM', seed)) as [
  string,
  string,
  string,
]

describe('the ranking of users by volume', () => {
  const { ask, pools } = withBoards()

  const ranked = async (parameters: object) => {
    const asked = { entity: 'sellers', limit: 100, ...parameters }
    return (await ask(calls.getUserRankingByVolume, asked)).body.result ?? []
  }
  const written = async (fixtures: readonly Pick<BoardFixture, 'collection' | 'sales'>[]) => {
    await writeBoard(
      pools(),
      fixtures.map((fixture) => ({ columns: {}, floors: [], ...fixture })),
    )
    await refreshAll(pools())
  }
  const sold = (each: bigint, traders: { seller?: string; buyer?: string }, on = DROP) =>
    saleAt(on, RECENT, { each, ...traders })

  it('has in every period, of all sides, blockchains and markets, what summing sale by sale has', async () => {
    await fc.assert(
      fc.asyncProperty(anyBoard, async (fixtures) => {
        await written(fixtures)
        const sales = fixtures.flatMap((fixture) => fixture.sales)
        for (const period of LEADERBOARD_PERIODS) {
          const begin = NOW.getTime() - LENGTHS[period]
          for (const entity of USER_TYPES) {
            for (const source of [undefined, ...PLATFORM_SOURCES]) {
              for (const blockchain of [undefined, 'ETHEREUM', 'BASE'] as const) {
                const counted = sales.filter(
                  (sale) =>
                    sale.block.time.getTime() >= begin &&
                    sale.block.time < NOW &&
                    sale.source === (source ?? sale.source) &&
                    sale.item.blockchain === (blockchain ?? sale.item.blockchain),
                )
                const expected = [ALICE, BOB, CAROL].flatMap((address) => {
                  const own = counted.filter(
                    (sale) => address === (entity === 'sellers' ? sale.seller : sale.buyer),
                  )
                  const sums = marketSums(own)
                  if (own.length === 0) return []
                  return {
                    id: `ETHEREUM:${address}`,
                    ...(sums.volumeUsd && {
                      volumeUsd: { currency: 'USD', value: sums.volumeUsd },
                    }),
                    ...(sums.volume && { volumeNative: { currency: 'ETH', value: sums.volume } }),
                    ...(sums.unpriced > 0 && { unpricedSales: sums.unpriced }),
                    ...(sums.unpricedUsd > 0 && { unpricedSalesUsd: sums.unpricedUsd }),
                    items: Number(sums.copies),
                    transactions: sums.sales,
                  }
                })
                const compare = (one: (typeof expected)[0], other: (typeof expected)[0]) =>
                  Number(differenceOf(other.volumeUsd?.value, one.volumeUsd?.value)) ||
                  Number(differenceOf(other.volumeNative?.value, one.volumeNative?.value)) ||
                  (one.id < other.id ? 1 : -1)
                expect(
                  await ranked({ period, entity, source, blockchain }),
                  `${period} ${entity} ${source} ${blockchain}`,
                ).to.deep.equal(expected.sort(compare))
              }
            }
          }
        }
      }),
      { numRuns: 4 },
    )
  })

  it('tells sellers from buyers, and is of a week where nothing is said', async () => {
    const old = new Date(NOW.getTime() - 8 * 86_400_000)
    await written([
      {
        collection: DROP,
        sales: [
          saleAt(DROP, RECENT, { copies: 2n, seller: ALICE, buyer: BOB, source: 'MINTLINE' }),
          sold(3n * ONE, { seller: BOB, buyer: BOB }),
          saleAt(DROP, old, { each: 50n * ONE, seller: CAROL, buyer: CAROL }),
        ],
      },
    ])
    const { body } = await ask(calls.getUserRankingByVolume, { entity: 'buyers' })
    expect(body).to.deep.equal({
      result: [
        {
          id: account('ETHEREUM', 2),
          volumeUsd: { currency: 'USD', value: '10000' },
          volumeNative: { currency: 'ETH', value: '5' },
          items: 3,
          transactions: 2,
        },
      ],
    })
    const idsOf = async (parameters: object) => (await ranked(parameters)).map(({ id }) => id)
    const [alice, bob, carol] = [1, 2, 3].map((seed) => account('ETHEREUM', seed))
    expect(await idsOf({})).to.deep.equal([bob, alice])
    expect(await idsOf({ source: 'MINTLINE' })).to.deep.equal([alice])
    expect(await idsOf({ source: 'OPEN_SEA' })).to.deep.equal([bob])
    expect(await idsOf({ period: 'D30' })).to.deep.equal([carol, bob, alice])
  })

  it('counts one wallet on all EVM chains, in ETH of the time of each sale', async () => {
    const matic = currencyKey(parseCurrencyId('POLYGON:native'))
    const rate = { currency: matic, source: 'file', at: new Date(RECENT.getTime() - 1), usd: '0.5' }
    await pools().write.insertInto('rates').values(rate).execute()
    const by = { seller: ALICE }
    const before = new Date(NOW.getTime() - 3_600_000)
    await written([
      { collection: DROP, sales: [sold(2n * ONE, by)] },
      { collection: ON_BASE, sales: [sold(ONE, by, ON_BASE)] },
      {
        collection: ON_POLYGON,
        sales: [
          sold(1_000n * ONE, by, ON_POLYGON),
          // Before there was a rate.
          saleAt(ON_POLYGON, before, { each: 7n * ONE, ...by }),
        ],
      },
    ])
    const sums = async (blockchain?: string) => {
      const [found, ...others] = await ranked({ blockchain })
      expect(others).to.deep.equal([])
      const { volumeUsd: usd, volumeNative: native, transactions } = found ?? {}
      const { unpricedSales, unpricedSalesUsd } = found ?? {}
      const unpriced = [unpricedSales, unpricedSalesUsd]
      return [usd?.value, native?.value, native?.currency, transactions, ...unpriced]
    }
    expect(await sums('ETHEREUM')).to.deep.equal(['4000', '2', 'ETH', 1, undefined, undefined])
    expect(await sums('BASE')).to.deep.equal([undefined, '1', 'ETH', 1, undefined, 1])
    expect(await sums('POLYGON')).to.deep.equal(['500', '1007', 'POL', 2, undefined, 1])
    // 500 dollars are worth 0.25 ether of 2,000.
    expect(await sums()).to.deep.equal(['4500', '3.25', 'ETH', 4, 1, 2])
    expect(await ranked({ blockchain: 'SOLANA' })).to.deep.equal([])
    expect(await ranked({ blockchain: 'SOMNIA' })).to.deep.equal([])
  })

  it('has the first 100 of any number of wallets, in one order where they are tied', async () => {
    const addresses = Array.from({ length: TRADER_BATCH + 50 }, (_, seed) =>
      contract('ETHEREUM', seed),
    )
    // The dearest are spread over all wallets; every sale has an equal one.
    const sales = addresses.map((seller, index) =>
      sold(BigInt((index * 7) % (addresses.length / 2)) + 1n, { seller }),
    )
    await written([{ collection: DROP, sales }])
    const expected = sales
      .map(({ seller, amount }) => ({ id: `ETHEREUM:${seller}`, amount }))
      .sort((one, other) =>
        one.amount === other.amount
          ? one.id < other.id
            ? 1
            : -1
          : Number(other.amount - one.amount),
      )
      .map(({ id }) => id)
    const ids = async (limit: number) => (await ranked({ limit })).map(({ id }) => id)
    expect(await ids(100)).to.deep.equal(expected.slice(0, 100))
    expect(await ids(3)).to.deep.equal(expected.slice(0, 3))
  })

  it('forgets wallets that a period has left behind, and touches none that stay as they are', async () => {
    await written([{ collection: DROP, sales: [sold(ONE, {})] }])
    /** All rows, each with the transaction that wrote it last. */
    const rows = async () => {
      const found =
        await sql<object>`select xmin::text as written, * from trader_boards order by 2, 3, 4, 5, 6`.execute(
          pools().write,
        )
      return [...found.rows]
    }
    const before = await rows()
    expect(before).to.have.length(LEADERBOARD_PERIODS.length * 2 * 2 * 2)
    await refreshAll(pools())
    expect(await rows()).to.deep.equal(before)
    await refreshAll(pools(), new Date(NOW.getTime() + 300_000))
    expect(await ranked({ period: 'MIN5' })).to.deep.equal([])
    expect(await ranked({ period: 'MIN30' })).to.have.length(1)
  })

  const refused: readonly [object, string][] = [
    [{ entity: 'SELLERS' }, 'entity must be one of sellers, buyers'],
    [{ entity: 'makers' }, 'entity must be one of sellers, buyers'],
    [{ period: 'D180' }, 'period must be one of MIN5, MIN30, H1, H6, D1, D7, D30, ALL'],
    [{ source: 'EXTERNAL' }, 'source must be one of MINTLINE, OPEN_SEA'],
    [{ blockchain: 'NOWHERE' }, 'blockchain must be one of '],
    [{ limit: 0 }, 'limit must be at least 1'],
    [{ limit: 101 }, 'limit must be at most 100'],
    [{ limit: 'all' }, 'limit must be '],
  ]
  for (const [parameters, message] of refused) {
    it(`is refused with ${JSON.stringify(parameters)}`, async () => {
      const asked = { entity: 'sellers', ...parameters }
      const { status, body } = await ask(calls.getUserRankingByVolume, asked)
      expect([status, body.code]).to.deep.equal([400, 'INVALID_INPUT'])
      expect(body.message).to.satisfy((text: string) => text.startsWith(message), body.message)
    })
  }
})
