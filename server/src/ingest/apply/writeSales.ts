import { formatUnits } from '@mintline/core'
import { sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import {
  addressKey,
  CHAIN_NUMBERS,
  collectionKey,
  currencyKey,
  itemKey,
  orderKey,
  transactionActivityKey,
  transactionKey,
} from '../../database/keys/index.ts'
import { usdOf } from '../../database/rateAt.ts'
import { addTrades } from '../../database/trades/recountTrades.ts'
import type { IngestBatch } from '../batch.ts'
import type { ItemSale } from '../orderEvent.ts'
import { type KnownCurrency, knownCurrencies } from './knownCurrencies.ts'
import type { Writing } from './writing.ts'

/** Decimals beyond the currency's, for prices that the number of copies does not divide evenly. */
const FURTHER_DECIMALS = 18

/**
 * Writes new sales, adds them to trade sums, and updates the items' last sales. Sales in tokens without known decimals
 * have no price until these are known.
 */
export async function writeSales(
  writing: Writing,
  { blockchain, sales = [] }: Pick<IngestBatch, 'blockchain' | 'sales'>,
): Promise<void> {
  if (sales.length === 0) return
  const { transaction, now } = writing
  const payments = sales.map(({ currency: token }) => ({ blockchain, token }))
  const currencyOf = await knownCurrencies(writing, payments)
  const accountKey = (address: string) => addressKey({ blockchain, address })
  const rows = sales.map((sale) => {
    const known = currencyOf(blockchain, sale.currency)
    const currency = known?.key ?? currencyKey({ blockchain, address: sale.currency ?? '' })
    const price = known && priceOf(sale, known)
    return {
      id: transactionActivityKey(blockchain, sale.transaction, sale.index),
      collection: collectionKey({ blockchain, contract: sale.collection }),
      chain: CHAIN_NUMBERS[blockchain],
      type: 'SELL',
      item: itemKey(sale.item),
      from_account: accountKey(sale.seller),
      to_account: accountKey(sale.buyer),
      at: sale.block.time,
      block: sale.block.number,
      block_hash: Buffer.from(sale.block.hash),
      log_index: sale.logIndex,
      transaction: transactionKey(sale.transaction),
      value: String(sale.value),
      currency,
      price: price ?? null,
      price_usd: price === undefined ? null : usdOf({ price, currency }, sale.block.time),
      amount: String(sale.amount),
      order_id: orderKey({ blockchain, value: sale.order }),
      source: sale.source,
      data: JSON.stringify({ isAcceptedBid: sale.isAcceptedBid }),
      reverted: false,
      db_updated_at: now,
    }
  })
  const written = await transaction
    .insertInto('activities')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['id', 'collection']).doNothing())
    .returning(['id', 'item', 'collection'])
    .execute()
  await addTrades(transaction, written)
  await writeLastSales(
    writing,
    written.flatMap(({ item }) => item ?? []),
  )
}

/** Returns the price per copy in whole units. */
export function priceOf(
  { amount, value }: Pick<ItemSale, 'amount' | 'value'>,
  { decimals }: KnownCurrency,
): string {
  const perCopy = (amount * 10n ** BigInt(FURTHER_DECIMALS)) / value
  return formatUnits(perCopy, decimals + FURTHER_DECIMALS)
}

/** Writes items' last sales from their activities; null for those never sold. */
export async function writeLastSales(
  { transaction, now }: Writing,
  items: readonly Buffer[],
): Promise<void> {
  if (items.length === 0) return
  await sql`
    update items set
      last_sale_at = last.at, last_sale_seller = last.from_account, last_sale_buyer = last.to_account,
      last_sale_value = last.value, last_sale_currency = last.currency, last_sale_price = last.price,
      db_updated_at = ${now}
    from items sold
    left join (
      select distinct on (item) * from activities
      where item = ${anyOf(items)} and type = 'SELL' and not reverted
      order by item, at desc, block desc, log_index desc, id desc
    ) last on last.item = sold.id
    where sold.id = ${anyOf(items)} and items.id = sold.id and items.collection = sold.collection
  `.execute(transaction)
}
