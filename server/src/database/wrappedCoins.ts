import { parseCurrencyId } from '@mintline/core/identifiers'
import { BLOCKCHAINS, type Blockchain } from '@mintline/core/networks'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { selectRows } from './insertRows.ts'
import { currencyKey } from './keys/index.ts'
import type { DB } from './tables.ts'

/**
 * Tokens that anybody can exchange one to one for their blockchain's coin, by main network address. Settings name
 * Ethereum's.
 */
const WRAPPED: Partial<Readonly<Record<Blockchain, string>>> = {
  SOLANA: 'So11111111111111111111111111111111111111112',
  ECLIPSE: 'So11111111111111111111111111111111111111112',
  POLYGON: '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
  MANTLE: '0x78c1b0c915c4faa5fffa6cabf0219da63d7f4cb8',
  ZKSYNC: '0x5aea5775959fbc2557cc8789bc1bf90a239d9a91',
  BASE: '0x4200000000000000000000000000000000000006',
  ARBITRUM: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
  LISK: '0x4200000000000000000000000000000000000006',
  SHAPE: '0x4200000000000000000000000000000000000006',
  BERACHAIN: '0x6969696969696969696969696969696969696969',
  ABSTRACT: '0x3439153eb7af838ad19d56e1571fbd09333c2809',
}

/**
 * Writes which tokens wrap coins. Changed rows are marked, also those of tokens that no longer do: a job then updates
 * what depends on them.
 *
 * @param wrappedEther - contract on Ethereum
 */
export async function writeWrappedCoins(
  database: Kysely<DB>,
  { wrappedEther }: { readonly wrappedEther: string },
): Promise<void> {
  const rows = Object.entries({ ...WRAPPED, ETHEREUM: wrappedEther })
    .map(([blockchain, address]) => ({
      token: currencyKey(parseCurrencyId(`${blockchain}:${address}`)),
      coin: coinKey(blockchain),
    }))
    // In the same sequence in every process: two that start at once do not wait for each other.
    .sort((one, other) => Buffer.compare(one.token, other.token))
  await database.transaction().execute(async (transaction) => {
    await sql`
      insert into wrapped_coins (token, coin, changed_at)
      select token, coin, now() from (${selectRows({ token: 'bytea', coin: 'bytea' }, rows)}) as given
      where not exists (
        select from wrapped_coins as known where known.token = given.token and known.coin = given.coin
      )
      on conflict (token) do update set coin = excluded.coin, changed_at = excluded.changed_at
    `.execute(transaction)
    await sql`
      update wrapped_coins set coin = null, changed_at = now()
      where coin is not null and token <> all(${rows.map(({ token }) => token)}::bytea[])
    `.execute(transaction)
  })
}

/**
 * Builds a condition for currencies in which bids count: coins, their wrapped forms, and tokens that the operator's
 * rates have priced. Anybody can deploy a token and bid any amount of it.
 */
export const countsForBids = (currency: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  ${currency} = any(${COINS})
  or ${coinWithin(currency)} is not null
  or exists (select from rates as priced_once where priced_once.currency = ${currency})
)`

/** Returns the key of a blockchain's coin. */
function coinKey(blockchain: string): Buffer {
  return currencyKey(parseCurrencyId(`${blockchain}:native`))
}

/** Keys of all blockchains' coins. */
const COINS = sql.raw(
  `array[${BLOCKCHAINS.map((blockchain) => `'\\x${coinKey(blockchain).toString('hex')}'::bytea`)}]`,
)

/** Builds the key of the coin that a currency wraps; null = it wraps none. */
export const coinWithin = (currency: RawBuilder<unknown>): RawBuilder<Buffer | null> =>
  sql`(select wrapped.coin from wrapped_coins as wrapped where wrapped.token = ${currency})`
