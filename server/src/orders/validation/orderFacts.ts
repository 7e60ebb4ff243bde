import { MINTLINE } from '@mintline/core'
import type { OrderType } from '@mintline/core/enumerations/indexer'
import { type Selectable, sql } from 'kysely'
import { keyText, readOrderKey } from '../../database/keys/index.ts'
import { SIDES, valuesOf } from '../../database/orderKinds.ts'
import type { Orders } from '../../database/tables.ts'
import { accountOf } from '../../read-model/ids/texts.ts'
import type { Reader } from '../../read-model/reader.ts'
import { feesOn } from '../orderServices.ts'
import type { Market, Markets } from '../placed/markets.ts'
import { storedState } from '../records/storedState.ts'
import type { SeaportDataModel } from '../seaport/parseSeaportForm.ts'
import { paidTo, platformShare, SEAPORT_DATA } from '../seaport/seaportModel.ts'
import { mayHappen } from '../state/orderStates.ts'
import { isOver } from '../state/orderStatus.ts'
import { auctionOfOrder } from './auctionOfOrder.ts'
import type { KnownTerms, OfferedTerms, OrderFacts } from './orderFault.ts'

/** An order, signed or not yet, to compare with stored ones. */
export interface OfferedOrder {
  /** Undefined = not decided yet: a draft may become either. */
  readonly market: Market | undefined
  readonly side: OrderType
  readonly collection: Buffer
  /** Null for a bid on any item in the collection. */
  readonly item: Buffer | null
  readonly maker: Buffer
  /** Undefined = a new order. */
  readonly salt: bigint | undefined
  readonly isCoin: boolean
  readonly terms: OfferedTerms
}

/** Facts about an order as read, with the orders that may conflict with it. */
export interface FoundFacts extends OrderFacts {
  readonly order: OfferedOrder
  readonly knownRow: Selectable<Orders> | undefined
  readonly otherRow: Selectable<Orders> | undefined
}

/**
 * Open orders that another order depends on, and that no node was asked about yet. Aborts an attempt, not the request.
 */
export class UnsettledOrders extends Error {
  readonly rows: readonly Selectable<Orders>[]

  constructor(rows: readonly Selectable<Orders>[]) {
    super('Orders have to be asked for before they decide on another one')
    this.rows = rows
  }
}

/** Reads the facts about an order. An order updates another one if maker, side, item, market and salt are the same. */
export async function orderFacts(
  reader: Reader,
  order: OfferedOrder,
  { at, markets, sameHash }: FactsOptions,
): Promise<FoundFacts> {
  const { side, item, collection, terms, isCoin } = order
  const [auction, knownRow, otherRow, isOnShared] = await Promise.all([
    auctionOfOrder(reader, { ...order, hasEnd: terms.end !== 0n }, at),
    sameHash ?? saltedOrder(reader, order),
    otherOrder(reader, order, at),
    !SIDES[side].isListing && item === null && isShared(reader, collection),
  ])
  return {
    order,
    side,
    terms,
    isCoin,
    auction,
    known: knownRow && knownTerms(knownRow, markets),
    knownRow,
    hasOther: otherRow !== undefined,
    otherRow,
    isOnShared,
  }
}

/** Time, markets and update for reading facts. */
export interface FactsOptions {
  readonly at: Date
  readonly markets: Markets
  /** The order with the same hash, which it updates; undefined = none is known. */
  readonly sameHash?: Selectable<Orders> | undefined
}

/** Selects the same maker's orders on the same side for the same item. */
function ordersLike(reader: Reader, { maker, collection, item, side }: OfferedOrder) {
  return reader
    .selectFrom('orders')
    .selectAll()
    .where('maker', '=', maker)
    .where('collection', '=', collection)
    .where('item', item === null ? 'is' : '=', item)
    .where('side', '=', side)
}

const isForSeaport = sql<boolean>`coalesce(orders.data ->> '@type' = ${SEAPORT_DATA}, false)`

/** Fetches the latest order with the same salt. If updates have their own hashes, there are several. */
async function saltedOrder(reader: Reader, order: OfferedOrder) {
  const { salt, market } = order
  if (salt === undefined) return undefined
  return ordersLike(reader, order)
    .where('salt', '=', String(salt))
    .$if(market !== undefined, (rows) => rows.where(isForSeaport, '=', market === 'SEAPORT'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Fetches an active order in the same currency. Ended orders may be shown as active for a minute, so the end is
 * compared too.
 */
const otherOrder = (reader: Reader, order: OfferedOrder, at: Date) =>
  ordersLike(reader, order)
    .where('status', '=', 'ACTIVE')
    .where('currency', '=', order.terms.currency)
    .where((row) => row.or([row('end_at', 'is', null), row('end_at', '>', at)]))
    .limit(1)
    .executeTakeFirst()

function knownTerms(row: Selectable<Orders>, markets: Markets): KnownTerms {
  const state = storedState(row)
  return {
    makeValue: state.makeValue,
    takeValue: state.takeValue,
    currency: row.currency,
    end: state.end,
    isCompleted: isOver(state),
    hasOtherFee: row.platform === MINTLINE && hasOtherFee(row, markets),
  }
}

/** Returns true if an order was signed for another platform fee. Orders for exchange version 2 do not name one. */
function hasOtherFee(row: Selectable<Orders>, markets: Markets): boolean {
  const { blockchain } = readOrderKey(row.id)
  const data = row.data as { readonly '@type'?: string; readonly fee?: string }
  if (data['@type'] === 'ETH_MINTLINE_V1') {
    return Number(data.fee) !== feesOn(markets, blockchain).exchange
  }
  const fee = markets.seaports[blockchain]?.fee
  if (data['@type'] !== SEAPORT_DATA || fee === undefined) return false
  const account = accountOf(row.maker).replace(/:.*/, `:${fee.account}`)
  if (account === accountOf(row.maker)) return false
  const given = paidTo(row.data as unknown as SeaportDataModel, account)
  const { items, money } = valuesOf(row)
  return given < platformShare(fee.value, BigInt(money), BigInt(items))
}

/** Returns true if anybody can mint in a collection, so that a bid on any item could be filled with an unknown one. */
async function isShared(reader: Reader, collection: Buffer): Promise<boolean> {
  const row = await reader
    .selectFrom('collections')
    .select('shared')
    .where('id', '=', collection)
    .executeTakeFirst()
  return row?.shared === true
}

/**
 * Requires that conflicting orders are over, or that a node was asked about them since the request began: their
 * cancellations may be in blocks that nobody has read yet.
 *
 * @param settled - keys of orders that a node was asked about, by `keyText`
 * @throws UnsettledOrders
 */
export function requireSettled(
  { knownRow, otherRow }: Pick<FoundFacts, 'knownRow' | 'otherRow'>,
  settled: ReadonlySet<string>,
): void {
  const rows = [knownRow, otherRow].flatMap((row) =>
    row && mayHappen(row.status, 'cancel') && !settled.has(keyText(row.id)) ? [row] : [],
  )
  if (rows.length > 0) throw new UnsettledOrders(rows)
}
