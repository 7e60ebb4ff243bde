import { isMintlineError } from '@mintline/core'
import { readOrderKey } from '../database/keys/index.ts'
import { findOrder } from '../orders/actions/findOrder.ts'
import { recheckOrder } from '../orders/actions/recheckOrder.ts'
import { keyOf, type Task } from './task.ts'

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
