import type { OrderType } from '@mintline/core/enumerations/indexer'
import type { Selectable, Transaction } from 'kysely'
import type { DB, Orders } from '../../database/tables.ts'
import { isMakeFilled } from '../../read-model/orders/orderModel.ts'
import type { Proof } from '../simulation/proveOrder.ts'
import type { OrderState } from '../state/orderState.ts'
import type { Stock } from '../state/orderStatus.ts'

/** The columns that make up an order's state. */
export type StateColumns = Pick<
  Selectable<Orders>,
  'side' | 'make_value' | 'take_value' | 'fill' | 'cancelled' | 'start_at' | 'end_at' | 'data'
>

/** Reads an order's state from its row. */
export function storedState(row: StateColumns): OrderState {
  const side = row.side as OrderType
  return {
    side,
    makeValue: BigInt(row.make_value),
    takeValue: BigInt(row.take_value),
    isMakeFill: isMakeFilled(side, row.data),
    fill: BigInt(row.fill),
    isCancelled: row.cancelled,
    start: secondsOf(row.start_at),
    end: secondsOf(row.end_at),
  }
}

/** Reads the maker's stock from an order's row. */
export const storedStock = (
  row: Pick<Selectable<Orders>, 'make_stock' | 'approved' | 'refusal'>,
): Stock => ({
  makeStock: BigInt(row.make_stock),
  isApproved: row.approved,
  isRefused: row.refusal !== null,
})

/** Reads the exchange's answer to the last simulated fill from an order's row; undefined = none. */
export const storedProof = ({
  proven,
  refusal,
}: Pick<Selectable<Orders>, 'proven' | 'refusal'>): Proof | undefined =>
  proven === null ? undefined : { refusal: refusal ?? undefined }

const secondsOf = (date: Date | null): bigint => BigInt((date?.getTime() ?? 0) / 1000)

/** Event type that leads to a final status. */
const ENDINGS: Readonly<Record<string, 'FILL' | 'CANCEL' | undefined>> = {
  FILLED: 'FILL',
  CANCELLED: 'CANCEL',
}

/** Returns the block time of the last of an order's events that led to its status; undefined = none did. */
export function lastEnd(
  status: string,
  events: readonly { readonly type: string; readonly at: Date }[],
): Date | undefined {
  const ends = events.filter(({ type }) => type === ENDINGS[status])
  return ends.length === 0 ? undefined : new Date(Math.max(...ends.map(({ at }) => at.getTime())))
}

/**
 * Returns the block time of the last event that filled or cancelled an order; undefined = it is not over, or a node
 * reported its end before the event was read.
 */
export async function endedAt(
  transaction: Transaction<DB>,
  { id, status }: { readonly id: Buffer; readonly status: string },
): Promise<Date | undefined> {
  const type = ENDINGS[status]
  if (type === undefined) return undefined
  const last = await transaction
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', id)
    .where('type', '=', type)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.at
}
