import { type Address, type Hex, parseAbi } from 'viem'
import type { OrderNode } from '../orderNode.ts'
import type { Happened } from '../state/orderState.ts'
import { SEAPORT_ABI } from './seaportAbi.ts'
import { seaportHash } from './seaportHashes.ts'
import type { SeaportOrder } from './seaportOrder.ts'
import { partsOf } from './seaportSides.ts'

const ROYALTIES = parseAbi([
  'function royaltyInfo(uint256 id, uint256 price) view returns (address receiver, uint256 amount)',
])

/** Asks for the domain separator that makers sign for; undefined if no Seaport answers. */
export async function domainSeparatorOf(
  node: OrderNode,
  protocol: Address,
): Promise<Hex | undefined> {
  const answer = await node.ask<readonly [string, Hex, Address]>(
    protocol,
    SEAPORT_ABI,
    'information',
    [],
  )
  return answer?.[1]
}

/** Asks Seaport for a maker's counter; undefined if no Seaport answers. */
export function counterOf(
  node: OrderNode,
  { protocol, maker }: Pick<SeaportOrder, 'protocol' | 'maker'>,
): Promise<bigint | undefined> {
  return node.ask<bigint>(protocol, SEAPORT_ABI, 'getCounter', [maker])
}

/**
 * Asks how many copies are traded, and whether the maker cancelled the order or incremented the counter; undefined if
 * no Seaport answers.
 */
export async function seaportFill(
  node: OrderNode,
  order: SeaportOrder,
): Promise<Happened | undefined> {
  const [status, counter] = await Promise.all([
    node.ask<readonly [boolean, boolean, bigint, bigint]>(
      order.protocol,
      SEAPORT_ABI,
      'getOrderStatus',
      [seaportHash(order)],
    ),
    counterOf(node, order),
  ])
  if (status === undefined || counter === undefined) return undefined
  const [, isCancelled, filled, size] = status
  const { startAmount: copies } = partsOf(order).item
  return {
    // Seaport stores the traded part as a fraction whose denominator is 0 before the first trade.
    fill: size === 0n ? 0n : (copies * filled) / size,
    isCancelled: isCancelled || counter !== order.counter,
  }
}

/** Asks a contract for the royalty on a price (ERC-2981); undefined if it has none. */
export async function royaltyOf(
  node: OrderNode,
  contract: Address,
  tokenId: bigint,
  price: bigint,
): Promise<{ readonly receiver: Address; readonly amount: bigint } | undefined> {
  const args = [tokenId, price]
  const answer = await node.ask<readonly [Address, bigint]>(
    contract,
    ROYALTIES,
    'royaltyInfo',
    args,
  )
  if (answer === undefined) return undefined
  const [receiver, amount] = answer
  return { receiver: receiver.toLowerCase() as Address, amount }
}
