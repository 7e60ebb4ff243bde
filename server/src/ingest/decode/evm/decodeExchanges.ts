import { MINTLINE } from '@mintline/core'
import type { OrderActivitySource } from '@mintline/core/enumerations/indexer'
import type { PlacedActivity } from '../../batch.ts'
import type { ExchangePlace, ItemSale, OrderEvent } from '../../orderEvent.ts'
import type { ActivityInBlock } from './decodeLogs.ts'
import { type EvmLog, MOST_MOVES, placeOf } from './evmLog.ts'
import {
  platformLogs,
  type SeaportCounter,
  type SeaportTrade,
  seaportCounter,
  seaportLogs,
  seaportTrade,
} from './exchangeFills.ts'
import { MovedCopies } from './movedCopies.ts'

/** A platform order, from the database or from the call that fills it. */
export interface KnownOrder {
  readonly isBid: boolean
  readonly maker: string
  readonly collection: string
  /** Undefined = any item in the collection. */
  readonly tokenId: bigint | undefined
  /** Token; undefined = the chain's coin. */
  readonly currency: string | undefined
}

/** An order that a counter cancels. */
export interface CountedOrder {
  readonly order: string
  /** Position among the maker's orders with older counters, which never grow in number. */
  readonly position: number
}

/** A chain's exchanges. Events from other contracts are ignored. */
export interface ExchangeAddresses {
  /** The platform's exchange; undefined = there is none. */
  readonly platform: string | undefined
  readonly seaports: readonly string[]
}

/** Everything besides the logs that decoding depends on. */
export interface ExchangeContext {
  readonly exchanges: ExchangeAddresses
  /** Activities in the same blocks. */
  readonly activities: readonly ActivityInBlock[]
  /** Looks up the platform order that a log names, by hash; undefined = it is not known. */
  readonly orderOf: (log: EvmLog, hash: string) => KnownOrder | undefined
  /** Returns the hashes of orders that a new counter cancels, each with its position in a stable list. */
  readonly cancelledBy: (counter: SeaportCounter) => readonly CountedOrder[]
  /** Converts a coin amount from the contracts' unit to the node's. */
  readonly coinAmount: (amount: bigint) => bigint
}

type Placed<Thing extends ExchangePlace> = Omit<Thing, 'block'> & { readonly blockNumber: bigint }

/** Decoded exchange events. */
export interface DecodedExchanges {
  readonly orderEvents: readonly Placed<OrderEvent>[]
  readonly sales: readonly Placed<ItemSale>[]
}

/** A sale as its order describes it: the transfer fills in missing sides. */
interface Trade extends Omit<SeaportTrade, 'item'> {
  readonly buyer: string | undefined
  readonly seller: string | undefined
  readonly collection: string
  readonly tokenId: bigint | undefined
  readonly copies: bigint
  readonly source: OrderActivitySource
}

/**
 * Decodes exchange logs. A sale counts only as far as copies really moved in the same transaction, and each copy counts
 * once: if two orders were matched, the platform's own is the sale, otherwise the selling one.
 */
export function decodeExchanges(
  logs: readonly EvmLog[],
  context: ExchangeContext,
): DecodedExchanges {
  const { platform, seaports } = context.exchanges
  const own = logs.filter(({ address }) => address === platform)
  const ofSeaport = logs.filter(({ address }) => seaports.includes(address))
  const orderEvents = [
    ...own.flatMap((log) => eventsOf(log, platformLogs(log))),
    ...ofSeaport.flatMap((log) => eventsOf(log, seaportLogs(log))),
    ...cancellationsByCounter(ofSeaport, context),
  ]
  const trades = [...own, ...ofSeaport].flatMap((log) => {
    const trade = log.address === platform ? platformTrade(log, context) : openTrade(log, context)
    return trade ? [{ log, trade }] : []
  })
  const rankOf = ({ trade: { source, isBid } }: (typeof trades)[number]) =>
    (source === MINTLINE ? 0 : 2) + (isBid ? 1 : 0)
  const moved = new MovedCopies(context.activities)
  const sales = trades
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap(({ log, trade }) => salesOf(log, trade, moved, context))
  return { orderEvents, sales }
}

function eventsOf(
  log: EvmLog,
  orders: ReturnType<typeof platformLogs>,
): DecodedExchanges['orderEvents'] {
  return orders.map((order, position) => ({ ...order, ...eventPlace(log, position) }))
}

/**
 * Clamps the position to a log's range. Past it, order events still differ by their order; only activities are lost.
 */
const eventPlace = (log: EvmLog, position: number) => ({
  transaction: log.transaction,
  index: placeOf(log, Math.min(position, MOST_MOVES - 1)),
  logIndex: log.index,
  blockNumber: log.block,
})

/** If a maker raised several counters, the first one that cancels an order counts. */
function cancellationsByCounter(
  logs: readonly EvmLog[],
  { cancelledBy }: ExchangeContext,
): DecodedExchanges['orderEvents'] {
  const cancelled = new Set<string>()
  return logs.flatMap((log) => {
    const counter = seaportCounter(log)
    const orders = counter ? cancelledBy(counter) : []
    return orders.flatMap(({ order, position }) => {
      if (cancelled.has(order)) return []
      cancelled.add(order)
      return [{ ...eventPlace(log, position), order, effect: { type: 'CANCEL' as const } }]
    })
  })
}

/** The event has neither item nor currency, so they come from the order. */
function platformTrade(log: EvmLog, { orderOf }: ExchangeContext): Trade | undefined {
  for (const { order, effect } of platformLogs(log)) {
    const known = effect.type === 'FILL' ? orderOf(log, order) : undefined
    if (effect.type !== 'FILL' || !known) continue
    const { isBid, maker, collection, tokenId, currency } = known
    const [copies, amount] = isBid ? [effect.take, effect.make] : [effect.make, effect.take]
    const sides = { seller: isBid ? undefined : maker, buyer: isBid ? maker : undefined }
    const source = MINTLINE
    return { order, isBid, maker, ...sides, collection, tokenId, copies, currency, amount, source }
  }
  return undefined
}

function openTrade(log: EvmLog, { orderOf }: ExchangeContext): Trade | undefined {
  const trade = seaportTrade(log)
  if (!trade) return undefined
  const { item, ...rest } = trade
  return {
    ...rest,
    seller: trade.isBid ? undefined : trade.maker,
    // A match names the remainder's recipient, who need not be a buyer.
    buyer: trade.isBid ? trade.maker : undefined,
    collection: item.contract,
    tokenId: item.tokenId,
    copies: item.copies,
    source: orderOf(log, trade.order) ? MINTLINE : 'OPEN_SEA',
  }
}

/**
 * Returns one sale for each pair of wallets that copies moved between; none if no copies moved, as nothing was sold.
 */
function salesOf(
  log: EvmLog,
  { seller, buyer, collection, tokenId, copies, currency, amount, order, isBid, source }: Trade,
  moved: MovedCopies,
  { coinAmount }: ExchangeContext,
): Placed<ItemSale>[] {
  const wanted = { contract: collection, tokenId, from: seller, to: buyer, copies }
  const taken = moved.take({ transaction: log.transaction, ...wanted })
  // Rounded for all copies so far, so that the parts add up.
  const paidFor = (count: bigint) => (amount * count) / copies
  let before = 0n
  return taken.map((move, position) => {
    const paid = paidFor(before + move.copies) - paidFor(before)
    before += move.copies
    return {
      item: move.item,
      collection,
      seller: move.from,
      buyer: move.to,
      value: move.copies,
      currency,
      amount: currency === undefined ? coinAmount(paid) : paid,
      order,
      isAcceptedBid: isBid,
      source,
      ...eventPlace(log, position),
    }
  })
}

/** Marks the transfers that deliver sold items as purchases. */
export function withPurchases(
  activities: readonly PlacedActivity[],
  sales: readonly Pick<ItemSale, 'transaction' | 'item' | 'buyer'>[],
): PlacedActivity[] {
  const sold = new Set(
    sales.map(({ transaction, item, buyer }) => nameOf(transaction, item, buyer)),
  )
  return activities.map((activity) => {
    const { type, transaction, item, to = '' } = activity
    const purchase = type === 'TRANSFER' && sold.has(nameOf(transaction, item, to))
    return purchase ? { ...activity, purchase } : activity
  })
}

const nameOf = (transaction: string, { contract, tokenId }: PlacedActivity['item'], to: string) =>
  `${transaction} ${contract} ${tokenId} ${to}`
