import { type Kysely, sql } from 'kysely'
import { selectRows } from '../../database/insertRows.ts'
import { CHAIN_NUMBERS, currencyKey, readCurrencyKey } from '../../database/keys/index.ts'
import { usdAt } from '../../database/rateAt.ts'
import type { DB } from '../../database/tables.ts'
import { recountTrades } from '../../database/trades/recountTrades.ts'
import type { IngestBatch } from '../batch.ts'
import { knownCurrencies } from './knownCurrencies.ts'
import { priceOf, writeLastSales } from './writeSales.ts'
import type { Writing } from './writing.ts'

/** Sales per batch; the next one has the remaining ones. */
const MOST = 1_000
/** Tokens per batch that are asked again, so that those that never answer cost little. */
const ASKED_AGAIN = 3

/** A sale without a price, as its token's decimals were not known. */
export interface WaitingSale {
  readonly id: Buffer
  readonly collection: Buffer
  readonly item: Buffer | null
  readonly at: Date
  readonly currency: Buffer
  readonly value: string
  readonly amount: string
}

/** Selects sales whose token's decimals have become known, by this batch or before. */
export async function waitingSales(
  { transaction }: Pick<Writing, 'transaction'>,
  { blockchain, currencies = [] }: Pick<IngestBatch, 'blockchain' | 'currencies'>,
): Promise<readonly WaitingSale[]> {
  const fresh = currencies.map(({ currency }) => currencyKey({ blockchain, address: currency }))
  const { rows } = await sql<WaitingSale>`
    select id, collection, item, at, currency, value, amount from activities
    where chain = ${CHAIN_NUMBERS[blockchain]} and type = 'SELL' and price is null
      and (
        currency = any(${fresh}::bytea[])
        or exists (select from currencies where currencies.id = activities.currency)
      )
    limit ${MOST}
  `.execute(transaction)
  return rows
}

/** Gives sales their prices, and updates the sums and items with these. */
export async function completeSales(
  writing: Writing,
  { blockchain }: Pick<IngestBatch, 'blockchain'>,
  sales: readonly WaitingSale[],
): Promise<void> {
  if (sales.length === 0) return
  const { transaction, now } = writing
  const tokenOf = ({ currency }: WaitingSale) => readCurrencyKey(currency).address
  const currencyOf = await knownCurrencies(
    writing,
    sales.map((sale) => ({ blockchain, token: tokenOf(sale) })),
  )
  const rows = sales.flatMap((sale) => {
    const currency = currencyOf(blockchain, tokenOf(sale))
    if (!currency) return []
    const [amount, value] = [BigInt(sale.amount), BigInt(sale.value)]
    const { id, collection } = sale
    return [{ id, collection, price: priceOf({ amount, value }, currency) }]
  })
  const types = { id: 'bytea', collection: 'bytea', price: 'numeric' } as const
  const usd = usdAt(sql`known.price`, sql`activities.currency`, sql`activities.at`)
  await sql`
    update activities set price = known.price, price_usd = ${usd}, db_updated_at = ${now}
    from (${selectRows(types, rows)}) as known
    where activities.id = known.id and activities.collection = known.collection
  `.execute(transaction)
  await recountTrades(
    transaction,
    blockchain,
    sales.map(({ at }) => at),
  )
  await writeLastSales(
    writing,
    sales.flatMap(({ item }) => item ?? []),
  )
}

/** Selects a few tokens of sales without a price, to ask for their decimals again. */
export async function tokensToAskAgain(
  database: Kysely<DB>,
  { blockchain }: Pick<IngestBatch, 'blockchain'>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ currency: Buffer }>`
    select currency from (
      select distinct currency from activities
      where chain = ${CHAIN_NUMBERS[blockchain]} and type = 'SELL' and price is null
    ) as waiting order by random() limit ${ASKED_AGAIN}
  `.execute(database)
  return rows.map(({ currency }) => readCurrencyKey(currency).address)
}
