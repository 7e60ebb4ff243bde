import type { InsertObject, Kysely, Selectable, Transaction } from 'kysely'
import type { Address } from 'viem'
import { keepBestOrders } from '../../database/best-orders/keepBestOrders.ts'
import { groupBy } from '../../database/groupBy.ts'
import {
  activityKey,
  addressKey,
  CHAIN_NUMBERS,
  transactionKey,
} from '../../database/keys/index.ts'
import { lockOrders } from '../../database/lockOrders.ts'
import { usdOf } from '../../database/rateAt.ts'
import type { DB, Orders } from '../../database/tables.ts'
import { secondsNow } from '../actions/askState.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import { type StoredEvent, stateAfterEvents, storedEvent } from '../state/orderAfterEvents.ts'
import { larger, type OrderState, remainingMake, smaller } from '../state/orderState.ts'
import { isUpdate } from '../validation/checkUpdate.ts'
import { keysOf } from './keysOf.ts'
import { orderColumns } from './orderColumns.ts'
import { pricingWith } from './pricing.ts'
import { STORED_NOW, stateColumns } from './stockColumns.ts'
import { storedState } from './storedState.ts'
import { insertOrder, updateOrder } from './updateOrder.ts'

/** Activity types that are written for orders themselves. */
export const ORDER_ACTIVITIES = ['LIST', 'BID', 'CANCEL_LIST', 'CANCEL_BID'] as const

/** An order from another database. */
export interface RestoredOrder {
  readonly order: PlacedOrder
  /** The currency's decimals. */
  readonly decimals: number
  readonly fill: bigint
  readonly cancelled: boolean
  /** Base units on the make side that could be bought. */
  readonly stock: bigint
  readonly approved: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
  /** When it could first be filled; undefined = it never could. */
  readonly activeAt: Date | undefined
  readonly version: number
  readonly activities: readonly RestoredActivity[]
}

/** Records that an order was made or ended. */
interface RestoredActivity {
  /** Unique on the blockchain. */
  readonly id: string
  readonly type: (typeof ORDER_ACTIVITIES)[number]
  readonly to: Address | undefined
  readonly at: Date
  readonly value: string
  readonly price: string
  readonly amount: string
  /** Undefined = no transaction caused it. */
  readonly transaction:
    | {
        readonly hash: string
        readonly block: number
        readonly blockHash: Buffer
        readonly logIndex: number
      }
    | undefined
}

/**
 * Inserts orders from another database, and updates everything that depends on them. An existing order stays unchanged,
 * unless the other database holds an update to it. No node is asked: a job checks each new one.
 */
export async function restoreOrders(
  writer: Kysely<DB>,
  restored: readonly RestoredOrder[],
): Promise<void> {
  const keyed = restored.map((each) => ({ ...each, ...keysOf(each.order) }))
  const missing = await missingOf(writer, keyed)
  if (missing.length === 0) return
  await writer.transaction().execute((transaction) =>
    keepBestOrders(transaction, missing, async () => {
      const known = new Map(
        (await lockOrders(transaction, missing)).map((row) => [row.id.toString('hex'), row]),
      )
      // Before the orders, which would write activities with the current time.
      await writeActivities(transaction, missing)
      const events = await eventsOf(transaction, missing)
      for (const each of missing) {
        const id = each.id.toString('hex')
        await write(transaction, each, known.get(id), events.get(id) ?? [])
      }
    }),
  )
}

type KeyedOrder = RestoredOrder & ReturnType<typeof keysOf>

/** Returns orders that are not fully restored, so that importing twice costs little. */
async function missingOf(
  writer: Kysely<DB>,
  restored: readonly KeyedOrder[],
): Promise<KeyedOrder[]> {
  const orders = await writer
    .selectFrom('orders')
    .select(['id', 'make_value', 'take_value'])
    .where(
      'id',
      'in',
      restored.map(({ id }) => id),
    )
    .execute()
  const activities = await writer
    .selectFrom('activities')
    .select('id')
    .where(
      'order_id',
      'in',
      restored.map(({ id }) => id),
    )
    .where('type', 'in', ORDER_ACTIVITIES)
    .execute()
  const known = new Map(orders.map((row) => [row.id.toString('hex'), row]))
  const shown = new Set(activities.map(({ id }) => id.toString('hex')))
  return restored.filter((each) => {
    const row = known.get(each.id.toString('hex'))
    if (row === undefined) return true
    const values = { makeValue: BigInt(row.make_value), takeValue: BigInt(row.take_value) }
    return (
      isUpdate(values, each.order.state) ||
      each.activities.some(({ id }) => !shown.has(activityId(each, id).toString('hex')))
    )
  })
}

async function write(
  transaction: Transaction<DB>,
  { order, decimals, ...restored }: KeyedOrder,
  known: Selectable<Orders> | undefined,
  events: readonly StoredEvent[],
): Promise<void> {
  const active_at = known?.active_at ?? restored.activeAt ?? null
  if (known !== undefined && !isUpdate(storedState(known), order.state)) {
    // Its history came with it.
    if (known.active_at === null && active_at) await updateOrder(transaction, known, { active_at })
    return
  }
  // This database and the earlier one may have read the chain up to different blocks; the further one counts.
  const read = stateAfterEvents(order.state, events.map(storedEvent))
  const state: OrderState = {
    ...read,
    fill: larger(read.fill, restored.fill),
    isCancelled: read.isCancelled || restored.cancelled,
  }
  const makeStock = smaller(restored.stock, remainingMake(state))
  const pricing = pricingWith(order.blockchain, order.sides, decimals)
  const columns = {
    ...orderColumns(order, pricing),
    ...stateColumns(state, { makeStock, isApproved: restored.approved }, secondsNow()),
    active_at,
  }
  if (known !== undefined) return updateOrder(transaction, known, columns)
  await insertOrder(transaction, {
    ...columns,
    created_at: restored.createdAt,
    updated_at: restored.updatedAt,
    version: restored.version,
  })
}

/** Fetches the orders' events, grouped by order key in hex. */
async function eventsOf(transaction: Transaction<DB>, orders: readonly KeyedOrder[]) {
  const rows = await transaction
    .selectFrom('order_events')
    .select(['order_id', 'type', 'make', 'take'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute()
  return groupBy(rows, (event) => event.order_id.toString('hex'))
}

async function writeActivities(transaction: Transaction<DB>, orders: readonly KeyedOrder[]) {
  const rows = orders.flatMap((each) =>
    each.activities.map((activity) => activityRow(each, activity)),
  )
  if (rows.length === 0) return
  await transaction
    .insertInto('activities')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['id', 'collection']).doNothing())
    .execute()
}

function activityRow(
  each: KeyedOrder,
  { transaction, ...activity }: RestoredActivity,
): InsertObject<DB, 'activities'> {
  const { blockchain, maker } = each.order
  const { currency, platform } = orderColumns(
    each.order,
    pricingWith(blockchain, each.order.sides, each.decimals),
  )
  const accountKey = (address: Address) => addressKey({ blockchain, address })
  return {
    id: activityId(each, activity.id),
    collection: each.collection,
    chain: CHAIN_NUMBERS[blockchain],
    type: activity.type,
    item: each.item,
    from_account: accountKey(maker),
    to_account: activity.to === undefined ? null : accountKey(activity.to),
    at: activity.at,
    block: transaction?.block ?? 0,
    block_hash: transaction?.blockHash ?? null,
    log_index: transaction?.logIndex ?? 0,
    transaction: transaction === undefined ? null : transactionKey(transaction.hash),
    value: activity.value,
    currency,
    price: activity.price,
    amount: activity.amount,
    price_usd: usdOf({ price: activity.price, currency }, activity.at),
    order_id: each.id,
    source: platform,
    data: transaction === undefined ? null : JSON.stringify({}),
    reverted: false,
    db_updated_at: STORED_NOW,
  }
}

const activityId = ({ order: { blockchain } }: KeyedOrder, value: string): Buffer =>
  activityKey({ blockchain, value })
