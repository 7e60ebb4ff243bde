import { isMintlineError } from '@mintline/core'
import { readOrderKey } from '../database/keys/index.ts'
import { findOrder } from '../orders/actions/findOrder.ts'
import { recheckOrder } from '../orders/actions/recheckOrder.ts'
import { keyOf, type Task } from './task.ts'

/** Refusals that no second try changes: what an order depends on cannot be asked for here. */
const UNKNOWABLE = ['NO_EXCHANGE', 'NO_NODE', 'ORDER_NOT_PREPARABLE', 'SEAPORT_UNKNOWN'] as const

/** Asks a node again for what an order depends on, if this server can. */
export const checkOrder: Task<'checkOrder'> = async ({ orders }, { order }) => {
  const row = await findOrder(orders.writer, readOrderKey(keyOf(order)))
  if (row === undefined) return
  try {
    await recheckOrder(orders, row)
  } catch (error) {
    if (!UNKNOWABLE.some((code) => isMintlineError(error, code))) throw error
  }
}
