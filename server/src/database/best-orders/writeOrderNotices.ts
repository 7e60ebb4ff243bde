import type { Insertable, Selectable, Transaction } from 'kysely'
import { anyOf } from '../anyOf.ts'
import { isHolding } from '../holdings/isHolding.ts'
import { insertRows } from '../insertRows.ts'
import { distinctKeys, keyText, readAddressKey, walletKey } from '../keys/index.ts'
import { sideOf } from '../orderKinds.ts'
import type { DB, OrderNotices, Orders } from '../tables.ts'
import { offerActivityKey } from './writeOrderActivities.ts'

/** Maximum number of holders to notify about a bid, starting with the latest to receive the item. */
const MOST_HOLDERS = 100

const COLUMNS = {
  kind: 'text',
  wallet: 'bytea',
  event: 'bytea',
  activity: 'bytea',
  by_wallet: 'bytea',
  at: 'timestamptz',
} as const

type Row = Pick<Insertable<OrderNotices>, keyof typeof COLUMNS>

type Offer = Pick<Selectable<Orders>, 'id' | 'status' | 'make_value' | 'take_value'>

/** Milliseconds after which an order change is no longer news: imported orders keep their original times. */
const NEWS = 24 * 60 * 60_000

/** Returns orders' offers before they change. */
export function offersOf(
  transaction: Transaction<DB>,
  orders: readonly Buffer[],
): Promise<readonly Offer[]> {
  return transaction
    .selectFrom('orders')
    .select(['id', 'status', 'make_value', 'take_value'])
    .where('id', '=', anyOf(orders))
    .execute()
}

/**
 * Records whom to notify that orders opened, at a new price, and that bids now lack funds or approval. Runs in the
 * transaction that changes the orders, since either may be over before a job looks. Only users' wallets are recorded; a
 * job turns the records into notifications.
 *
 * @param before - offers before the change, without new orders
 */
export async function writeOrderNotices(
  transaction: Transaction<DB>,
  before: readonly Offer[],
  orders: readonly Selectable<Orders>[],
  now: Date,
): Promise<void> {
  const known = new Map(before.map((offer) => [keyText(offer.id), offer]))
  const notices: Row[] = []
  for (const order of orders) {
    if (order.updated_at.getTime() < now.getTime() - NEWS) continue
    const last = known.get(keyText(order.id))
    const wasOpen = last?.status === 'ACTIVE'
    const isOpen = order.status === 'ACTIVE' && !hasEnded(order, now)
    if (isOpen && !(wasOpen && offerActivityKey(last).equals(offerActivityKey(order)))) {
      notices.push(...(await noticesOfOpening(transaction, order)))
    } else if (wasOpen && !sideOf(order).isListing && order.status === 'INACTIVE') {
      if (!hasEnded(order, now)) notices.push(noticeOf('BID_INACTIVATION', order.maker, order))
    }
  }
  const rows = await ofUsers(transaction, notices)
  if (rows.length === 0) return
  await insertRows(transaction, 'order_notices', COLUMNS, rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const hasEnded = ({ end_at: end }: Selectable<Orders>, now: Date): boolean =>
  end !== null && end.getTime() <= now.getTime()

async function noticesOfOpening(
  transaction: Transaction<DB>,
  order: Selectable<Orders>,
): Promise<Row[]> {
  if (sideOf(order).isListing) return [noticeOf('LISTED', order.maker, order)]
  const by_wallet = walletOf(order.maker)
  const receivers = await receiversOfBid(transaction, order)
  const exceeded = await exceededBid(transaction, order)
  return [
    ...receivers.map((account) => ({ ...noticeOf('BID', account, order), by_wallet })),
    ...(exceeded
      ? [
          {
            ...noticeOf('OUT_BID', exceeded.maker, order),
            event: offerActivityKey(exceeded),
            by_wallet,
          },
        ]
      : []),
  ]
}

function noticeOf(kind: string, account: Buffer, order: Selectable<Orders>): Row {
  const event = offerActivityKey(order)
  const wallet = walletOf(account)
  return { kind, wallet, event, activity: event, by_wallet: null, at: order.updated_at }
}

const walletOf = (account: Buffer): Buffer => walletKey(readAddressKey(account))

/** Returns the notices whose wallets belong to users. */
async function ofUsers(transaction: Transaction<DB>, notices: readonly Row[]): Promise<Row[]> {
  if (notices.length === 0) return []
  const rows = await transaction
    .selectFrom('wallets')
    .select('wallet')
    .where('wallet', '=', anyOf(distinctKeys(notices.map(({ wallet }) => wallet as Buffer))))
    .execute()
  const wallets = new Set(rows.map(({ wallet }) => keyText(wallet)))
  return notices.filter(({ wallet }) => wallets.has(keyText(wallet as Buffer)))
}

/** Returns accounts that may accept a bid: its taker, else the item's holders, or the collection's owner. */
async function receiversOfBid(
  transaction: Transaction<DB>,
  { taker, item, collection }: Selectable<Orders>,
): Promise<Buffer[]> {
  if (taker !== null) return [taker]
  if (item === null) {
    const row = await transaction
      .selectFrom('collections')
      .select('owner')
      .where('id', '=', collection)
      .executeTakeFirst()
    return row?.owner ? [row.owner] : []
  }
  const rows = await transaction
    .selectFrom('ownerships')
    .select('owner')
    .where('item', '=', item)
    .where(isHolding)
    .orderBy('updated_at', 'desc')
    .limit(MOST_HOLDERS)
    .execute()
  return rows.map(({ owner }) => owner)
}

/** An outbid order. */
type ExceededBid = Pick<Selectable<Orders>, 'id' | 'maker' | 'make_value' | 'take_value'>

/**
 * Returns the best bid before somebody else bid more in the same currency for the same item or collection; undefined =
 * no other bid, or one at least as good as the new bid.
 */
async function exceededBid(
  transaction: Transaction<DB>,
  bid: Selectable<Orders>,
): Promise<ExceededBid | undefined> {
  const { collection, item } = bid
  const best = await transaction
    .selectFrom('orders')
    .select(['id', 'maker', 'make_value', 'take_value'])
    .select(({ eb }) => eb('price', '<', bid.price).as('isLess'))
    .where('side', '=', 'BID')
    .where('status', '=', 'ACTIVE')
    .where('collection', '=', collection)
    .where((eb) => (item === null ? eb('item', 'is', null) : eb('item', '=', item)))
    .where('currency', '=', bid.currency)
    .where('taker', 'is', null)
    .where('maker', '<>', bid.maker)
    .orderBy('price', 'desc')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return best?.isLess ? best : undefined
}
