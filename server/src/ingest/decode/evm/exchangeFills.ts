import { evmAddress } from '@mintline/core/identifiers'
import { type Hex, maxUint256, parseAbi, toEventSelector } from 'viem'
import type { OrderEvent as OrderEffect } from '../../../orders/state/orderAfterEvents.ts'
import { decodedLog, type EvmLog } from './evmLog.ts'

/** A log's effect on one order. */
interface OrderLog {
  readonly order: string
  readonly effect: OrderEffect
}

/** An item and its number of copies. */
interface TradedItem {
  readonly contract: string
  readonly tokenId: bigint
  readonly copies: bigint
}

/** A Seaport order that trades one item for one currency. */
export interface SeaportTrade {
  readonly order: string
  /** True if the maker buys, and thus offers the money; a seller offers the item. */
  readonly isBid: boolean
  readonly maker: string
  readonly item: TradedItem
  /** Token; undefined = the chain's coin. */
  readonly currency: string | undefined
  /** Base units, as contracts count them. */
  readonly amount: bigint
}

/** A maker's counter at a Seaport contract: orders with smaller counters are cancelled. */
export interface SeaportCounter {
  readonly seaport: string
  readonly maker: string
  readonly counter: bigint
}

/** Returns the effects of a platform exchange log on orders; empty for any other log. */
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

/** Returns the effects of a Seaport log on orders; empty for any other log. */
export function seaportLogs(log: EvmLog): OrderLog[] {
  const event = decodedLog(SEAPORT_EVENTS, log)
  if (event?.eventName === 'OrderCancelled') {
    return [{ order: event.args.orderHash, effect: { type: 'CANCEL' } }]
  }
  if (event?.eventName !== 'OrderFulfilled') return []
  const { orderHash: order, offer, consideration } = event.args
  // In a bid's consideration, the item goes to its maker; whoever fills the bid may add anything behind it.
  const item = consideration.find(({ itemType }) => isItem(itemType))
  const [make, take] = [sum(offer), item?.amount ?? sum(consideration)]
  return make > maxUint256 || take > maxUint256
    ? []
    : [{ order, effect: { type: 'FILL', make, take } }]
}

/** Returns the new counter from a Seaport log; undefined for any other log. */
export function seaportCounter(log: EvmLog): SeaportCounter | undefined {
  const event = decodedLog(SEAPORT_EVENTS, log)
  if (event?.eventName !== 'CounterIncremented') return undefined
  const { offerer, newCounter } = event.args
  return { seaport: log.address, maker: evmAddress(offerer), counter: newCounter }
}

/** Returns the trade from a Seaport log; undefined for bundles, swaps, several currencies, and any other log. */
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

/** Seaport's item types, in order: the coin, ERC-20, ERC-721, ERC-1155. */
const NATIVE = 0
const FIRST_OF_ITEMS = 2

const isItem = (itemType: number) => itemType >= FIRST_OF_ITEMS

function sum(assets: readonly { readonly amount: bigint }[]): bigint {
  return assets.reduce((total, { amount }) => total + amount, 0n)
}

/** Events from the platform's exchange: each side of a match gets what the other one gives. */
export const PLATFORM_EVENTS = parseAbi([
  'event Match(bytes32 leftHash, bytes32 rightHash, uint256 leftGot, uint256 rightGot)',
  'event Cancel(bytes32 hash)',
])

/** Events from Seaport 1.5 and 1.6. */
export const SEAPORT_EVENTS = parseAbi([
  'struct SpentItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct ReceivedItem { uint8 itemType; address token; uint256 identifier; uint256 amount; address recipient; }',
  'event OrderFulfilled(bytes32 orderHash, address indexed offerer, address indexed zone, address recipient, SpentItem[] offer, ReceivedItem[] consideration)',
  'event OrderCancelled(bytes32 orderHash, address indexed offerer, address indexed zone)',
  'event CounterIncremented(uint256 newCounter, address indexed offerer)',
])

/** First topics of all exchange events. */
export const EXCHANGE_TOPICS: readonly Hex[] = [...PLATFORM_EVENTS, ...SEAPORT_EVENTS].map(
  toEventSelector,
)
