import {
  LEADERBOARD_PERIODS,
  SOURCE_GROUPS,
  TRADES_LEADERBOARD_SORTS,
} from '@mintline/core/enumerations/indexer'
import { expect } from 'chai'
import fc from 'fast-check'
import { collectionKey, currencyKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { marketSums } from '../ingest/_sales.ts'
import { TOKEN } from '../read-model/_names.ts'
import { collectionOn, idOf, LENGTHS, NOW, nativeOf, saleAt } from './_board.ts'
import { differenceOf, knownSum } from './_model.ts'
import { anyBoard } from './_random.ts'
import { withBoards } from './_suite.ts'

const [FIRST, SECOND, THIRD] = [
  collectionOn('ETHEREUM', 1),
  collectionOn('ETHEREUM', 2),
  collectionOn('BASE', 1),
] as const
/** The token that wraps Ethereum's coin. */
const WRAPPED = {
  blockchain: 'ETHEREUM',
  address: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
} as const
const RECENT = new Date(NOW.getTime() - 1)

describe('the ranking of collections by volume', () => {
  const { ask, written } = withBoards()

  const page = async (parameters: object) =>
    (await ask(calls.getCollectionRankingByVolume, { limit: 100, ...parameters })).body
  const ranked = async (parameters: object) => (await page(parameters)).result ?? []
  const plain = { columns: {}, floors: [], sales: [] }

  it('has in every period, sort and market what summing sale by sale has', async () => {
    await fc.assert(
      fc.asyncProperty(anyBoard, async (fixtures) => {
        await written(fixtures)
        for (const period of LEADERBOARD_PERIODS) {
          for (const source of [undefined, ...SOURCE_GROUPS]) {
            const all = fixtures.flatMap((fixture) => {
              const sales = fixture.sales.filter(
                (sale) =>
                  sale.block.time < NOW &&
                  sale.block.time.getTime() >= NOW.getTime() - LENGTHS[period] &&
                  (source === undefined ||
                    (sale.source === 'MINTLINE') === (source === 'MINTLINE')),
              )
              const sums = marketSums(sales)
              if (source !== undefined && sales.length === 0) return []
              return {
                id: idOf(fixture.collection),
                key: collectionKey(fixture.collection),
                usd: knownSum(sums, 'volumeUsd'),
                native: knownSum(sums, 'volume'),
                items: Number(sums.copies),
              }
            })
            for (const sort of TRADES_LEADERBOARD_SORTS) {
              const sign = sort.endsWith('ASC') ? 1 : -1
              const differences = (one: (typeof all)[0], other: (typeof all)[0]): bigint[] => [
                ...(sort.startsWith('VOLUME')
                  ? [differenceOf(one.usd, other.usd), differenceOf(one.native, other.native)]
                  : []),
                BigInt(Buffer.compare(one.key, other.key)),
              ]
              const expected = [...all].sort(
                (one, other) =>
                  sign * Number(differences(one, other).find((by) => by !== 0n) ?? 0n),
              )
              const found = await ranked({ period, sort, ...(source && { source }) })
              expect(
                found.map(({ id, volumeUsd, volumeNative, itemsBought: items }) => ({
                  id,
                  usd: volumeUsd?.value,
                  native: volumeNative?.value,
                  items,
                })),
                `${period} ${sort} ${source}`,
              ).to.deep.equal(expected.map(({ key: _, ...entry }) => entry))
            }
          }
        }
      }),
      { numRuns: 4 },
    )
  })

  it('is together what one page has, whatever the sizes of its pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyBoard,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...TRADES_LEADERBOARD_SORTS),
        async (fixtures, sizes, sort) => {
          await written(fixtures)
          const whole = (await ranked({ period: 'ALL', sort })).map(({ id }) => id)
          const found: string[] = []
          let continuation: string | undefined
          let pages = 0
          do {
            const limit = sizes[pages % sizes.length]
            const { result = [], continuation: next } = await page({
              period: 'ALL',
              sort,
              limit,
              continuation,
            })
            expect(result).to.not.have.length(0)
            found.push(...result.map(({ id }) => id))
            continuation = next
            pages += 1
          } while (continuation !== undefined)
          expect(found).to.deep.equal(whole)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('is of the blockchain, the ids and the floor prices that are asked for', async () => {
    const coins = (price: string) => ({ floor_price: price, floor_currency: nativeOf(FIRST) })
    await written([
      { ...plain, collection: FIRST, columns: coins('1') },
      { ...plain, collection: SECOND, columns: coins('2.5') },
      { ...plain, collection: THIRD },
      {
        ...plain,
        collection: collectionOn('ETHEREUM', 9),
        columns: { floor_price: '2', floor_currency: currencyKey(TOKEN) },
      },
    ])
    const ids = async (parameters: object) => (await ranked(parameters)).map(({ id }) => id)
    expect(await ids({ blockchain: 'BASE' })).to.deep.equal([idOf(THIRD)])
    expect(await ids({ blockchain: 'SOMNIA' })).to.deep.equal([])
    expect(await ids({ ids: [FIRST, THIRD].map(idOf), sort: 'COLLECTION_ASC' })).to.deep.equal(
      [FIRST, THIRD].map(idOf),
    )
    expect(await ids({ minFloorPriceNative: '2.5' })).to.deep.equal([idOf(SECOND)])
    expect(await ids({ minFloorPriceNative: '1', maxFloorPriceNative: '2.4999' })).to.deep.equal([
      idOf(FIRST),
    ])
    expect(await ids({ maxFloorPriceNative: '0.9' })).to.deep.equal([])
  })

  it('takes a floor in the wrapped coin for one in coins, as statistics do', async () => {
    const columns = { floor_price: '2', floor_currency: currencyKey(WRAPPED), item_count: '3' }
    await written([{ ...plain, collection: FIRST, columns }])
    const floorPrice = { currency: 'ETH', value: '2' }
    expect((await ranked({}))[0]?.floorPrice).to.deep.equal(floorPrice)
    expect(await ranked({ minFloorPriceNative: '2' })).to.have.length(1)
    expect(await ranked({ maxFloorPriceNative: '1.9' })).to.deep.equal([])
    const { body } = await ask(calls.getCollectionStatistics, { collection: idOf(FIRST) })
    expect(body).to.deep.include({
      floorPrice: [floorPrice],
      marketCap: [{ currency: 'ETH', value: '6' }],
    })
    // And the currency itself stays known.
    const known = await ask(calls.getGlobalCollectionStatistics, { id: idOf(FIRST) })
    expect(known.body.floor).to.deep.equal({
      currency: `ETHEREUM:${WRAPPED.address}`,
      value: '2',
    })
    expect(known.body).to.not.have.property('isFloorInCoins')
  })

  it('says what changed, and the floor price in a currency that has a type', async () => {
    const before = new Date(NOW.getTime() - 3_600_001)
    await written([
      {
        collection: FIRST,
        columns: {
          floor_price: '3',
          floor_currency: nativeOf(FIRST),
          floor_usd: '6000',
          listed_count: '4',
          item_count: '5',
          owner_count: '6',
        },
        floors: [
          { at: before, price: '2' },
          { at: RECENT, price: '3' },
        ],
        sales: [
          saleAt(FIRST, before, { each: 4n * 10n ** 18n }),
          saleAt(FIRST, RECENT, { copies: 3n }),
        ],
      },
    ])
    expect(await ranked({ period: 'H1' })).to.deep.equal([
      {
        id: idOf(FIRST),
        volumeUsd: { currency: 'USD', value: '6000', changePercent: '-25' },
        volumeNative: { currency: 'ETH', value: '3' },
        itemsBought: 3,
        floorPrice: { currency: 'ETH', value: '3', changePercent: '50' },
        listed: 4,
        totalItemSupply: 5,
        ownersCount: 6,
      },
    ])
  })

  it('is refused with tokens of others, and with ids and prices that are none', async () => {
    await written([FIRST, SECOND].map((collection) => ({ ...plain, collection })))
    const { continuation } = await page({ limit: 1 })
    const refused = [
      { continuation, sort: 'VOLUME_USD_ASC' },
      { continuation, period: 'D7' },
      { continuation, source: 'MINTLINE' },
      { continuation: 'nonsense' },
      { ids: ['ETHEREUM:0x1'] },
      { minFloorPriceNative: 'much' },
      { period: 'D180' },
      { source: 'OPEN_SEA' },
      { limit: 0 },
    ]
    for (const parameters of refused) {
      const { status, body } = await ask(calls.getCollectionRankingByVolume, parameters)
      expect([status, body.code], JSON.stringify(parameters)).to.deep.equal([400, 'INVALID_INPUT'])
    }
  })
})
