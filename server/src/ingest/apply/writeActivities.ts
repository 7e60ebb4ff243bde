import { formatUnits } from '@mintline/core'
import type { Insertable } from 'kysely'
import { insertRows } from '../../database/insertRows.ts'
import { CHAIN_NUMBERS, transactionKey } from '../../database/keys/index.ts'
import type { Activities } from '../../database/tables.ts'
import type { PlacedActivity } from '../batch.ts'
import type { KeyedActivity } from './keyedActivity.ts'
import { type KnownCurrency, knownCurrencies } from './knownCurrencies.ts'
import type { Writing } from './writing.ts'

const COLUMNS = {
  id: 'bytea',
  collection: 'bytea',
  chain: 'smallint',
  type: 'text',
  item: 'bytea',
  from_account: 'bytea',
  to_account: 'bytea',
  at: 'timestamptz',
  block: 'bigint',
  block_hash: 'bytea',
  log_index: 'integer',
  transaction: 'bytea',
  value: 'numeric',
  currency: 'bytea',
  price: 'numeric',
  amount: 'numeric',
  data: 'jsonb',
  reverted: 'boolean',
  db_updated_at: 'timestamptz',
} as const

type Row = Pick<Insertable<Activities>, keyof typeof COLUMNS>

/**
 * Inserts activities, ignoring existing ones.
 *
 * @returns The inserted activities.
 */
export async function writeActivities(
  writing: Writing,
  activities: readonly KeyedActivity[],
): Promise<KeyedActivity[]> {
  const { transaction, now } = writing
  const byId = new Map(activities.map((keyed) => [keyed.keys.id.toString('hex'), keyed]))
  if (byId.size === 0) return []
  const currencyOf = await knownCurrencies(
    writing,
    activities.flatMap(({ activity: { item, mintPrice, mintCurrency } }) =>
      mintPrice === undefined ? [] : { blockchain: item.blockchain, token: mintCurrency },
    ),
  )
  const rows = [...byId.values()].map((keyed) => {
    const { item, mintCurrency } = keyed.activity
    return rowOf(keyed, currencyOf(item.blockchain, mintCurrency), now)
  })
  const written = await insertRows(transaction, 'activities', COLUMNS, rows)
    .onConflict((conflict) => conflict.columns(['id', 'collection']).doNothing())
    .returning('id')
    .execute()
  return written.flatMap(({ id }) => byId.get(id.toString('hex')) ?? [])
}

function rowOf(
  { activity, keys }: KeyedActivity,
  currency: KnownCurrency | undefined,
  now: Date,
): Row {
  const { id, item, collection, from, to } = keys
  const { block, type, value, purchase, data } = activity
  return {
    id,
    collection,
    chain: CHAIN_NUMBERS[activity.item.blockchain],
    type,
    item,
    from_account: from,
    to_account: to,
    at: block.time,
    block: block.number,
    block_hash: Buffer.from(block.hash),
    log_index: activity.logIndex ?? activity.index,
    transaction: transactionKey(activity.transaction),
    value: String(value),
    ...priceOf(activity, currency),
    data: fieldsOf({ ...data, ...(purchase && { purchase }) }),
    reverted: false,
    db_updated_at: now,
  }
}

/** Encodes the fields that only some activity types have as JSON; null if there are none. */
const fieldsOf = (fields: object): string | null =>
  Object.keys(fields).length === 0 ? null : JSON.stringify(fields)

/** Returns a mint's price; nulls if the price or its currency is not known. */
function priceOf({ value, mintPrice }: PlacedActivity, currency: KnownCurrency | undefined) {
  if (mintPrice === undefined || !currency) return { currency: null, price: null, amount: null }
  const { key, decimals } = currency
  return {
    currency: key,
    price: formatUnits(mintPrice, decimals),
    amount: String(mintPrice * value),
  }
}
