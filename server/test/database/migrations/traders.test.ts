import { parseCurrencyId } from '@mintline/core/identifiers'
import { BLOCKCHAINS } from '@mintline/core/networks'
import { expect } from 'chai'
import { sql } from 'kysely'
import { writeNativeCurrencies } from '../../../src/database/insertCurrencies.ts'
import { activityKey, CHAIN_NUMBERS, currencyKey } from '../../../src/database/keys/index.ts'
import { sales } from '../../../src/database/trades/sales.ts'
import { collectionTraders, traders } from '../../../src/database/trades/traders.ts'
import { ETHER, minute, TOKEN } from '../../read-model/_names.ts'
import { writeOrderActivities } from '../../read-model/_orderActivities.ts'
import { earlierDatabase, writeAsText } from './_earlier.ts'

const MATIC = parseCurrencyId('POLYGON:native')
const COINS = [
  ['ETHEREUM', ETHER],
  ['POLYGON', MATIC],
  ['BASE', parseCurrencyId('BASE:native')],
] as const

describe('a database of the time before sums by wallets', () => {
  it('gets those that the server makes of the sales that it has', async () => {
    const { pools, update } = await earlierDatabase('0009')
    const { write } = pools
    await writeNativeCurrencies(write, BLOCKCHAINS)
    const rates = [
      { currency: currencyKey(ETHER), at: minute(14), usd: '3000' },
      { currency: currencyKey(MATIC), at: minute(14), usd: '0.7' },
    ]
    await write
      .insertInto('rates')
      .values(rates.map((rate) => ({ ...rate, source: 'file' })))
      .execute()
    await writeAsText(pools, () => writeOrderActivities(pools))
    // The same sale on other blockchains, in coins and in tokens, now and before there were rates.
    const known = write.selectFrom('activities').selectAll().where('type', '=', 'SELL')
    const sale = await known.executeTakeFirstOrThrow()
    const others = COINS.flatMap(([blockchain, coin]) =>
      [coin, TOKEN].flatMap((currency) =>
        [minute(14), minute(3)].map((at) => ({
          ...sale,
          id: activityKey({ blockchain, value: `${currency.address} ${at.toISOString()}` }),
          chain: CHAIN_NUMBERS[blockchain],
          at,
          value: '3',
          currency: currencyKey(currency),
          source: currency === TOKEN ? 'MINTLINE' : 'LOOKSRARE',
          data: JSON.stringify(sale.data),
        })),
      ),
    )
    await write.insertInto('activities').values(others).execute()

    await update()

    const rowsOf = async (query: ReturnType<typeof sql>) => {
      const { rows } =
        await sql<object>`select * from (${query}) as rows order by 1, 2, 3, 4, 5`.execute(write)
      return rows
    }
    const kept = await rowsOf(sql`select * from traders_5m`)
    // For each side of each of the others; one has the market and the time of the first.
    expect(kept).to.have.length(24)
    expect(kept).to.deep.equal(await rowsOf(traders(sales({}))))
    const ofCollections = await rowsOf(sql`select * from collection_traders_5m`)
    expect(ofCollections).to.deep.equal(
      await rowsOf(sql`
      select collection, side, date_bin as at, wallet, count as sale_count
      from (${collectionTraders(sales({}))}) as counted`),
    )
    expect(ofCollections).not.to.deep.equal([])
  })
})
