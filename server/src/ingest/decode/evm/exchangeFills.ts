import { evmAddress } from '@mintline/core/identifiers'
import { maxUint256 } from 'viem'
import type { OrderEvent as OrderEffect } from '../../../orders/state/orderAfterEvents.ts'
import { decodedLog } from './decodedLog.ts'
import type { EvmLog } from './evmLog.ts'
import { PLATFORM_EVENTS, SEAPORT_EVENTS } from './exchangeEvents.ts'

/** The effect of a log on one order. */
export interface OrderLog {
  readonly order: string
  readonly effect: OrderEffect
}

/** An item, and how many copies of it. */
export interface TradedItem {
  readonly contract: string
  readonly tokenId: bigint
  readonly copies: bigint
}

/** An order of Seaport that trades one item for one currency. */
export interface SeaportTrade {
  readonly order: string
  /** A maker that sells offers the item; one that buys offers the money. */
  readonly isBid: boolean
  readonly maker: string
  readonly item: TradedItem
  /** Token; undefined = the chain's coin. */
  readonly currency: string | undefined
  /** Base units, as contracts have them. */
  readonly amount: bigint
}

/** A counter of a maker at a contract of Seaport: orders with smaller ones are cancelled. */
export interface SeaportCounter {
  readonly seaport: string
  readonly maker: string
  readonly counter: bigint
}

/** Effects of a log of the platform's exchange on orders; none for any other log. */
export function platformLogs(log: EvmLog): OrderLog[] {
  const event = decodedLog(PLATFORM_EVENTS, log)
  if (event?.eventName === 'Cancel') {
    return [{ order: event.args.hash, effect: { type: 'CANCEL' } }]
  }
  if (event?.eventName !== 'Match') return []
  const { leftHash, rightHash, leftGot, rightGot } = event.args
  return [
    { order: leftHash, effect: { type: 'FILL', make: rightGot, take: leftGot } },
    { order: rightHash, effect: { type: 'FILL', make: leftGot, take: rightGot } },
  ]
}

/** Effects of a log of Seaport on orders; none for any other log. */
export function seaportLogs(log: EvmLog): OrderLog[] {
  const event = decodedLog(SEAPORT_EVENTS, log)
  if (event?.eventName === 'OrderCancelled') {
    return [{ order: event.args.orderHash, effect: { type: 'CANCEL' } }]
  }
  if (event?.eventName !== 'OrderFulfilled') return []
  const { orderHash: order, offer, consideration } = event.args
  // Of what a bid asks for, its maker gets the item; whoever fills it may add anything behind that.
  const item = consideration.find(({ itemType }) => isItem(itemType))
  const [make, take] = [sum(offer), item?.amount ?? sum(consideration)]
  return make > maxUint256 || take > maxUint256
    ? []
    : [{ order, effect: { type: 'FILL', make, take } }]
}

/** The new counter of a log of Seaport; undefined for any other log. */
export function seaportCounter(log: EvmLog): SeaportCounter | undefined {
  const event = decodedLog(SEAPORT_EVENTS, log)
  if (event?.eventName !== 'CounterIncremented') return undefined
  const { offerer, newCounter } = event.args
  return { seaport: log.address, maker: evmAddress(offerer), counter: newCounter }
}

/** The trade of a log of Seaport; undefined for bundles, swaps, several currencies, and any other log. */
export function seaportTrade(log: EvmLog): SeaportTrade | undefined {
  const event = decodedLog(SEAPORT_EVENTS, log)
  if (event?.eventName !== 'OrderFulfilled') return undefined
  const { orderHash: order, offerer, offer, consideration } = event.args
  const isBid = consideration.some(({ itemType }) => isItem(itemType))
  const [items, money] = isBid
    ? [consideration.filter(({ itemType }) => isItem(itemType)), offer]
    : [offer, consideration]
  const [item, ...otherItems] = items
  const [first, ...rest] = money
  if (!item || !isItem(item.itemType) || otherItems.length > 0 || !first) return undefined
  const isMixed = rest.some((one) => one.itemType !== first.itemType || one.token !== first.token)
  const amount = sum(money)
  if (isItem(first.itemType) || isMixed || amount > maxUint256) return undefined
  return {
    order,
    isBid,
    maker: evmAddress(offerer),
    item: {
      contract: evmAddress(item.token),
      tokenId: item.identifier,
      copies: item.amount,
    },
    currency: first.itemType === NATIVE ? undefined : evmAddress(first.token),
    amount,
  }
}

/** Types of what Seaport moves: the coin, ERC-20, ERC-721, ERC-1155. */
const NATIVE = 0
const FIRST_OF_ITEMS = 2

const isItem = (itemType: number) => itemType >= FIRST_OF_ITEMS

function sum(assets: readonly { readonly amount: bigint }[]): bigint {
  return assets.reduce((total, { amount }) => total + amount, 0n)
}
