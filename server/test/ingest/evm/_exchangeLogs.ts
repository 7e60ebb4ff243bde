import { encodeAbiParameters, encodeEventTopics, type Hex, zeroAddress } from 'viem'
import { PLATFORM_EVENTS, SEAPORT_EVENTS } from '../../../src/ingest/decode/evm/exchangeFills.ts'
import type { EmittedLog } from './_emitter.ts'

/** An asset that Seaport moves. */
export interface SeaportAsset {
  /** 0 = the coin, 1 = ERC-20, 2 = ERC-721, 3 = ERC-1155. */
  readonly itemType: number
  readonly token: Hex
  readonly identifier: bigint
  readonly amount: bigint
}

/** Returns the coin in Seaport's form. */
export const coin = (amount: bigint): SeaportAsset => ({
  itemType: 0,
  token: zeroAddress,
  identifier: 0n,
  amount,
})

/** A filled Seaport order. */
export interface Fulfilled {
  readonly order: Hex
  readonly offerer: Hex
  /** The zero address if orders were matched with each other. */
  readonly recipient: Hex
  readonly offer: readonly SeaportAsset[]
  readonly consideration: readonly SeaportAsset[]
}

const [SPENT, RECEIVED] = SEAPORT_EVENTS[0].inputs.slice(4)

/** Returns the log for a fill by Seaport. */
export function fulfilled({
  order,
  offerer,
  recipient,
  offer,
  consideration,
}: Fulfilled): EmittedLog {
  const args = { offerer, zone: zeroAddress } as const
  const received = consideration.map((asset) => ({ ...asset, recipient: offerer }))
  return {
    topics: encodeEventTopics({ abi: SEAPORT_EVENTS, eventName: 'OrderFulfilled', args }) as Hex[],
    data: encodeAbiParameters(
      [{ type: 'bytes32' }, { type: 'address' }, SPENT, RECEIVED] as never,
      [order, recipient, offer, received] as never,
    ),
  }
}

/** Returns the log for a cancellation by Seaport. */
export function seaportCancelled(order: Hex, offerer: Hex): EmittedLog {
  const args = { offerer, zone: zeroAddress } as const
  return {
    topics: encodeEventTopics({ abi: SEAPORT_EVENTS, eventName: 'OrderCancelled', args }) as Hex[],
    data: order,
  }
}

/** Returns the log for a match by the platform's exchange, with what each side got. */
export function matched(left: Hex, right: Hex, leftGot: bigint, rightGot: bigint): EmittedLog {
  return {
    topics: encodeEventTopics({ abi: PLATFORM_EVENTS, eventName: 'Match' }) as Hex[],
    data: encodeAbiParameters(
      [{ type: 'bytes32' }, { type: 'bytes32' }, { type: 'uint256' }, { type: 'uint256' }],
      [left, right, leftGot, rightGot],
    ),
  }
}

/** Returns the log for a cancellation by the platform's exchange. */
export function cancelled(order: Hex): EmittedLog {
  return {
    topics: encodeEventTopics({ abi: PLATFORM_EVENTS, eventName: 'Cancel' }) as Hex[],
    data: order,
  }
}
