import type { Kysely, Selectable } from 'kysely'
import { Type } from 'typebox'
import { groupBy } from '../../database/groupBy.ts'
import { readActivityKey, readTransactionKey } from '../../database/keys/index.ts'
import type { Activities, DB } from '../../database/tables.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel, ref } from '../../http/contract/model.ts'
import { OrderForm } from '../../indexer/orders/schemas.ts'
import { parseAccount } from '../../orders/parse/parseParts.ts'
import { formOfRow, placeForm } from '../../orders/placed/placeForm.ts'
import { ORDER_ACTIVITIES, restoreOrders } from '../../orders/records/restoreOrders.ts'
import { accountOf } from '../../read-model/ids/texts.ts'
import { Amount, Bytes, bytesOf, Count, Decimals, hexOf, Price } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

const ExportedActivity = closedModel('ExportedActivity', 'That an order was made, or ended', {
  id: Type.String({ minLength: 1 }),
  type: Type.Enum([...ORDER_ACTIVITIES], { type: 'string' }),
  to: Type.Optional(Type.String()),
  at: DateInput,
  value: Amount,
  price: Price,
  amount: Amount,
  /** In exports of earlier versions; now, rates tell it. */
  priceUsd: Type.Optional(Price),
  transaction: Type.Optional(
    closedModel('ExportedTransaction', 'What caused it', {
      hash: Type.String(),
      block: Count,
      blockHash: Bytes,
      logIndex: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    }),
  ),
})

/** Orders as they were sent and signed, with what has happened to them. */
export const orders = recordKind({
  name: 'order',
  plural: 'orders',
  table: 'orders',
  orderBy: ['id', 'collection'],
  batch: 50,
  schema: closedModel('ExportedOrder', 'An order', {
    form: ref(OrderForm),
    decimals: Decimals,
    fill: Amount,
    cancelled: Type.Boolean(),
    stock: Amount,
    approved: Type.Boolean(),
    createdAt: DateInput,
    updatedAt: DateInput,
    activeAt: Type.Optional(DateInput),
    version: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    activities: Type.Array(ExportedActivity),
  }),
  recordsOf: async (rows, database) => {
    const ids = rows.map(({ id }) => id)
    const activities = await activitiesOf(database, ids)
    return rows.map((row) => ({
      form: formOfRow(row),
      decimals: row.decimals,
      fill: row.fill,
      cancelled: row.cancelled,
      stock: row.make_stock,
      approved: row.approved,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      ...(row.active_at !== null && { activeAt: row.active_at }),
      version: Number(row.version),
      activities: (activities.get(row.id.toString('hex')) ?? []).map(activityRecord),
    }))
  },
  parse: ({ form, activities, ...record }, services) => ({
    ...record,
    // Exports from before this field: the time of the first listing or bid activity.
    activeAt:
      record.activeAt ?? activities.find(({ type }) => type === 'LIST' || type === 'BID')?.at,
    order: placeForm(form, services),
    fill: BigInt(record.fill),
    stock: BigInt(record.stock),
    activities: activities.map(({ to, transaction, priceUsd: _, ...activity }, index) => ({
      ...activity,
      to: to === undefined ? undefined : parseAccount(`activities[${index}].to`, to),
      transaction: transaction && {
        ...transaction,
        blockHash: bytesOf(transaction.blockHash),
      },
    })),
  }),
  write: ({ writer }, restored) => restoreOrders(writer, restored),
})

/** Fetches the orders' activities, grouped by order key in hex. */
async function activitiesOf(database: Kysely<DB>, orders: readonly Buffer[]) {
  const rows = await database
    .selectFrom('activities')
    .selectAll()
    .where('order_id', 'in', orders)
    .where('type', 'in', ORDER_ACTIVITIES)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return groupBy(rows, (row) => row.order_id?.toString('hex'))
}

function activityRecord(row: Selectable<Activities>) {
  return {
    id: readActivityKey(row.id).value,
    type: row.type,
    ...(row.to_account !== null && { to: accountOf(row.to_account) }),
    at: row.at,
    value: row.value,
    price: row.price,
    amount: row.amount,
    ...(row.transaction !== null && {
      transaction: {
        hash: readTransactionKey(row.transaction),
        block: Number(row.block),
        blockHash: hexOf(row.block_hash ?? Buffer.alloc(0)),
        logIndex: row.log_index,
      },
    }),
  }
}
