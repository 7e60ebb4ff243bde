import { larger, type OrderState } from './orderState.ts'

/** Lasting facts about an order. */
export type Happened = Pick<OrderState, 'fill' | 'isCancelled'>

/** An exchange's answer about an order. */
export interface ChainState extends Happened {
  /** Block after which the node answered; undefined = it tells none. */
  readonly block: bigint | undefined
}

/**
 * The newer of what is stored about an order and a node's answer. A cancellation is for good in either. Where the node is
 * behind the blocks that were read, an order stays filled as far as they say.
 *
 * @param chain - undefined = no exchange answered
 * @param read - last block whose events were read; undefined = none was
 */
export function newerState(
  stored: Happened,
  chain: ChainState | undefined,
  read: bigint | undefined,
): Happened {
  if (chain === undefined) return { fill: stored.fill, isCancelled: stored.isCancelled }
  const isBehind = read !== undefined && (chain.block === undefined || chain.block < read)
  return {
    fill: isBehind ? larger(chain.fill, stored.fill) : chain.fill,
    isCancelled: chain.isCancelled || stored.isCancelled,
  }
}
