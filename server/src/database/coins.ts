import { parseCurrencyId } from '@mintline/core/identifiers'
import { BLOCKCHAINS, type Blockchain, layerOneOf, nativeCurrencyOf } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { CHAIN_NUMBERS, currencyKey } from './keys/index.ts'
import { rateAt } from './rateAt.ts'
import { coinWithin } from './wrappedCoins.ts'

/** Decimals in prices converted from another currency; a division has at least as many as its dividend. */
const CONVERTED_DECIMALS = 18
const SCALE = sql.raw(`0.${'0'.repeat(CONVERTED_DECIMALS)}`)

/** Returns the key for a blockchain's native currency. */
export const coinOf = (blockchain: Blockchain): Buffer =>
  currencyKey(parseCurrencyId(`${blockchain}:native`))

/** Returns the coin for sums across blockchains that share an address form; coins with the same symbol count as one. */
function layerOneCoinOf(blockchain: Blockchain): Buffer {
  const layerOne = layerOneOf(blockchain)
  const isSame = nativeCurrencyOf(blockchain).symbol === nativeCurrencyOf(layerOne).symbol
  return coinOf(isSame ? blockchain : layerOne)
}

/** Returns the blockchains whose sales totals use this currency's rate: its own, and those that sum in it too. */
export const blockchainsRatedBy = (currency: Buffer): readonly Blockchain[] =>
  BLOCKCHAINS.filter(
    (blockchain) =>
      currency.readUInt16BE() === CHAIN_NUMBERS[blockchain] ||
      layerOneCoinOf(blockchain).equals(currency),
  )

/**
 * Each blockchain's native currency, the number of its layer one, and the coin in which the layer one's sums are, as
 * the table `coins (chain, currency, layer_one, layer_one_coin)` in a query.
 */
export const COINS: RawBuilder<unknown> = sql`(values ${sql.join(
  BLOCKCHAINS.map((blockchain) => {
    const [chain, layerOne] = [blockchain, layerOneOf(blockchain)].map((name) =>
      sql.lit(CHAIN_NUMBERS[name]),
    )
    const [coin, layerOneCoin] = [coinOf(blockchain), layerOneCoinOf(blockchain)].map((key) =>
      sql.raw(`'\\x${key.toString('hex')}'`),
    )
    return sql`(${chain}::smallint, ${coin}::bytea, ${layerOne}::smallint, ${layerOneCoin}::bytea)`
  }),
)}) as coins (chain, currency, layer_one, layer_one_coin)`

/** Builds the condition that a currency is a chain's coin, or wraps it, so that amounts in it are amounts in coins. */
export const isInCoins = (
  chain: RawBuilder<unknown>,
  currency: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`(${chain}, coalesce(${coinWithin(currency)}, ${currency})) in (select chain, currency from ${COINS})`

/** A price, and everything its value depends on, as expressions. */
export interface Price {
  readonly price: RawBuilder<unknown>
  readonly currency: RawBuilder<unknown>
  readonly usd: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  /** Coin key. Default: the one in the `coins` row. */
  readonly coin?: RawBuilder<unknown>
}

/**
 * Converts a price to whole units of a coin. Prices in the coin or its wrapped token stay as they are; others are
 * converted through US dollars, to 18 decimals. Null without rates.
 */
export function inCoins({
  price,
  currency,
  usd,
  at,
  coin = sql`coins.currency`,
}: Price): RawBuilder<string | null> {
  return sql`case when ${currency} = ${coin} or ${coinWithin(currency)} = ${coin} then ${price}
    else trim_scale(round((${usd} + ${SCALE}) / ${rateAt(coin, at)}, ${sql.lit(CONVERTED_DECIMALS)})) end`
}
