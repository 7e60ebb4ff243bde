import { parseCurrencyId } from '@mintline/core/identifiers'
import { BLOCKCHAINS, type Blockchain, layerOneOf, nativeCurrencyOf } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { CHAIN_NUMBERS, currencyKey } from './keys/index.ts'
import { rateAt } from './rateAt.ts'
import { coinWithin } from './wrappedCoins.ts'

/** Decimals of prices that are converted from another currency; a division has as many as what it divides at least. */
const CONVERTED_DECIMALS = 18
const SCALE = sql.raw(`0.${'0'.repeat(CONVERTED_DECIMALS)}`)

/** Key of the native currency of a blockchain. */
export const coinOf = (blockchain: Blockchain): Buffer =>
  currencyKey(parseCurrencyId(`${blockchain}:native`))

/** The coin in which amounts of several blockchains with the same form of addresses are added: one of its name is as good. */
function layerOneCoinOf(blockchain: Blockchain): Buffer {
  const layerOne = layerOneOf(blockchain)
  const isSame = nativeCurrencyOf(blockchain).symbol === nativeCurrencyOf(layerOne).symbol
  return coinOf(isSame ? blockchain : layerOne)
}

/** Blockchains on which the rate of a currency decides on sums of sales: its own, and those whose sums are in it too. */
export const blockchainsRatedBy = (currency: Buffer): readonly Blockchain[] =>
  BLOCKCHAINS.filter(
    (blockchain) =>
      currency.readUInt16BE() === CHAIN_NUMBERS[blockchain] ||
      layerOneCoinOf(blockchain).equals(currency),
  )

/**
 * The native currency of each blockchain, the number of its layer one and the coin that stands for that one's, as the table
 * `coins (chain, currency, layer_one, layer_one_coin)` in a query.
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

/** A price and what decides on its worth, as expressions. */
export interface Price {
  readonly price: RawBuilder<unknown>
  readonly currency: RawBuilder<unknown>
  readonly usd: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  /** Key of the coin. Default: that of the row of `coins`. */
  readonly coin?: RawBuilder<unknown>
}

/**
 * A price in whole units of a coin: as it is where it is in coins or in the token that wraps them, else by its worth in US
 * dollars, to 18 decimals; null without rates.
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
