import { parseCurrencyId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { currencyKey } from './keys/index.ts'

/** Tokens that anybody can exchange one to one for their blockchain's coin, by main network address. */
const WRAPPED: Partial<Readonly<Record<Blockchain, string>>> = {
  ETHEREUM: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
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

const bytes = (key: Buffer): RawBuilder<Buffer> => sql.raw(`'\\x${key.toString('hex')}'::bytea`)

const KEYS = Object.entries(WRAPPED).map(([blockchain, address]) => ({
  wrapped: currencyKey(parseCurrencyId(`${blockchain}:${address}`)),
  coin: currencyKey(parseCurrencyId(`${blockchain}:native`)),
}))

const PAIRS = KEYS.map(({ wrapped, coin }) => ({ wrapped: bytes(wrapped), coin: bytes(coin) }))

/** Returns the key of the coin that a currency wraps; undefined = it wraps none. */
export const coinKeyWithin = (currency: Buffer): Buffer | undefined =>
  KEYS.find(({ wrapped }) => wrapped.equals(currency))?.coin

/** Wrapped tokens with their coins, as the table `wrapped_coins (currency, coin)` in a query. */
export const WRAPPED_COINS: RawBuilder<unknown> = sql`(values ${sql.join(
  PAIRS.map(({ wrapped, coin }) => sql`(${wrapped}, ${coin})`),
)}) as wrapped_coins (currency, coin)`

/**
 * Builds a condition for currencies in which bids count: coins' wrapped forms, and tokens that the operator's rates have
 * priced. Anybody can deploy a token and bid any amount of it.
 */
export const countsForBids = (currency: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  ${currency} in (${sql.join(PAIRS.flatMap(({ wrapped, coin }) => [wrapped, coin]))})
  or exists (select from rates as priced_once where priced_once.currency = ${currency})
)`

/** Builds the key of the coin that a currency wraps; null = it wraps none. */
export const coinWithin = (currency: RawBuilder<unknown>): RawBuilder<Buffer | null> =>
  sql`case ${currency}::bytea ${sql.join(
    PAIRS.map(({ wrapped, coin }) => sql`when ${wrapped} then ${coin}`),
    sql` `,
  )} end`
