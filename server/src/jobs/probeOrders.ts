import { isMintlineError } from '@mintline/core'
import type { Kysely } from 'kysely'
import { CHAIN_NUMBERS, readOrderKey } from '../database/keys/index.ts'
import type { OrderPlace } from '../database/lockOrders.ts'
import { addJobs } from '../database/queue/addJobs.ts'
import { orderCheckJob } from '../database/queue/jobs.ts'
import type { DB } from '../database/tables.ts'
import { findOrder } from '../orders/actions/findOrder.ts'
import { recheckOrder } from '../orders/actions/recheckOrder.ts'
import { keyOf, type Task } from './task.ts'

/** Maximum orders probed per blockchain and minute. */
const MOST = 50
/** Milliseconds between two probes for the same order. */
const PAUSE = 60 * 60_000

/** Queues probes for the orders probed longest ago, on each blockchain with a node. */
export const probeOrders: Task<'probeOrders'> = async ({ writer, orders }) => {
  const now = new Date()
  const before = new Date(now.getTime() - PAUSE)
  for (const [blockchain, chain] of Object.entries(CHAIN_NUMBERS)) {
    if (orders.nodes[blockchain as keyof typeof CHAIN_NUMBERS] === undefined) continue
    const due = await writer
      .selectFrom('orders')
      .select(['id', 'collection'])
      .where('chain', '=', chain)
      .where(({ eb, or }) => or([eb('status', '=', 'ACTIVE'), eb('refusal', 'is not', null)]))
      .where(({ eb, or }) => or([eb('probed_at', 'is', null), eb('probed_at', '<', before)]))
      .orderBy('probed_at', (order) => order.asc().nullsFirst())
      .orderBy('id')
      .limit(MOST)
      .execute()
    await queueProbes(writer, due, now)
  }
}

/** Queues order checks and records them, so that other orders come first the next time. */
export async function queueProbes(
  writer: Kysely<DB>,
  orders: readonly OrderPlace[],
  now: Date,
): Promise<void> {
  // One by one: two transactions with several orders each could wait for each other.
  for (const { id, collection } of orders) {
    await writer
      .updateTable('orders')
      .set({ probed_at: now })
      .where('id', '=', id)
      .where('collection', '=', collection)
      .execute()
    await addJobs(writer, [orderCheckJob(id)])
  }
}

/** Refusals that a retry cannot change: this server cannot query what the order depends on. */
const UNKNOWABLE = ['NO_EXCHANGE', 'NO_NODE', 'ORDER_NOT_PREPARABLE', 'SEAPORT_UNKNOWN'] as const

/** Checks an order against a node again, if this server can. */
export const checkOrder: Task<'checkOrder'> = async ({ orders }, { order }) => {
  const row = await findOrder(orders.writer, readOrderKey(keyOf(order)))
  if (row === undefined) return
  try {
    await recheckOrder(orders, row)
  } catch (error) {
    if (!UNKNOWABLE.some((code) => isMintlineError(error, code))) throw error
  }
}
