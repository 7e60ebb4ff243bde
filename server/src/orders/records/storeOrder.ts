import { isDeepStrictEqual } from 'node:util'
import { formatOrderId } from '@mintline/core/identifiers'
import type { EvmBlockchain } from '@mintline/core/networks'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { keepBestOrders } from '../../database/best-orders/keepBestOrders.ts'
import { addressKey, CHAIN_NUMBERS } from '../../database/keys/index.ts'
import { lockOrders } from '../../database/lockOrders.ts'
import { addJobs } from '../../database/queue/addJobs.ts'
import { orderCheckJob } from '../../database/queue/jobs.ts'
import type { DB, Orders } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { OrderLimits } from '../orderServices.ts'
import type { Markets } from '../placed/markets.ts'
import type { PlacedOrder } from '../placed/placedOrder.ts'
import { type ChainState, type MakerFunds, newerState } from '../state/orderState.ts'
import { checkUpdate, isSame as hasSameValues } from '../validation/checkUpdate.ts'
import { enterMarket } from './enterMarket.ts'
import { keysOf } from './keysOf.ts'
import { orderColumns } from './orderColumns.ts'
import type { Pricing } from './pricing.ts'
import { STORED_NOW, stockColumns } from './stockColumns.ts'
import { storedProof, storedState } from './storedState.ts'
import { insertOrder, updateOrder } from './updateOrder.ts'

/** Facts about an order that are not in its form. */
export interface KnownFacts {
  readonly pricing: Pricing
  readonly funds: MakerFunds
  /** Undefined = no exchange answered. */
  readonly chain: ChainState | undefined
  readonly limits: OrderLimits
  readonly markets: Markets
  /** Orders that a node was already asked about, by `keyText`. */
  readonly settled: ReadonlySet<string>
  /** Unix seconds. */
  readonly now: bigint
}

/**
 * Stores an order as sent, or its update. Sending the same order again changes only its stock.
 *
 * @throws `ORDER_CANCELED`, `ORDER_INVALID_UPDATE`, and the errors of `enterMarket`, such as `UnsettledOrders`; then
 * nothing is written
 */
export function storeOrder(
  writer: Kysely<DB>,
  order: PlacedOrder,
  facts: KnownFacts,
): Promise<void> {
  const { id, collection } = keysOf(order)
  return writer.transaction().execute((transaction) =>
    keepBestOrders(transaction, [{ id, collection }], async () => {
      // Two concurrent requests for the same order would not see each other's row.
      const lock = sql`select pg_advisory_xact_lock(hashtextextended(encode(${id}::bytea, 'hex'), 0))`
      await lock.execute(transaction)
      const [known] = await lockOrders(transaction, [{ id, collection }])
      if (known === undefined) await insert(transaction, order, facts)
      else await update(transaction, order, facts, known)
    }),
  )
}

async function insert(transaction: Transaction<DB>, order: PlacedOrder, facts: KnownFacts) {
  const { pricing, funds, chain, now } = facts
  const state = { ...order.state, ...newerState(order.state, chain, undefined) }
  if (state.isCancelled) throw new ServerError('ORDER_CANCELED', { id: idOf(order) })
  const { makerFee } = order
  const stock = stockColumns({ state, funds, makerFee, now })
  await enterMarket(transaction, order, { ...facts, status: stock.status })
  await insertOrder(transaction, {
    ...orderColumns(order, pricing),
    ...stock,
    created_at: STORED_NOW,
    updated_at: STORED_NOW,
    version: 1,
  })
}

async function update(
  transaction: Transaction<DB>,
  order: PlacedOrder,
  facts: KnownFacts,
  known: Selectable<Orders>,
) {
  const { pricing, funds, chain, now } = facts
  const stored = storedState(known)
  const happened = newerState(stored, chain, await blockRead(transaction, order.blockchain))
  checkUpdate(
    idOf(order),
    {
      ...stored,
      ...happened,
      taker: known.taker?.toString('hex'),
      data: normal(known.data),
    },
    {
      ...order.state,
      taker: order.taker && addressKey({ ...order, address: order.taker }).toString('hex'),
      data: normal(order.data),
    },
  )
  const state = { ...order.state, ...happened }
  const { makerFee } = order
  const isAnother = !hasSameValues(state, stored) || state.end !== stored.end
  const proof = isAnother ? undefined : storedProof(known)
  const stock = stockColumns({ state, funds, makerFee, proof, now })
  if (isAnother) {
    const sameHash = { ...known, fill: stock.fill, cancelled: stock.cancelled }
    await enterMarket(transaction, order, { ...facts, status: stock.status, sameHash })
    await addJobs(transaction, [orderCheckJob(known.id)])
  }
  const changed = { ...(isAnother && orderColumns(order, pricing)), ...stock }
  if (!isAnother && isSame(known, changed)) return
  await updateOrder(transaction, known, changed)
}

/** Serializes equal data equally: the database keeps fields in its own order. */
function normal(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  )
}

/** Returns true if a row has these values already. */
export function isSame(
  row: Selectable<Orders>,
  columns: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(columns).every(([name, value]) =>
    isDeepStrictEqual(Reflect.get(row, name), value),
  )
}

const idOf = ({ blockchain, hash }: PlacedOrder) => formatOrderId({ blockchain, value: hash })

/** Returns the last block on a blockchain whose events were read; undefined = none was. */
export async function blockRead(
  reader: Reader,
  blockchain: EvmBlockchain,
): Promise<bigint | undefined> {
  const row = await reader
    .selectFrom('cursors')
    .select(({ fn }) => fn.max('block').as('block'))
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
    .executeTakeFirst()
  return row?.block == null ? undefined : BigInt(row.block)
}
