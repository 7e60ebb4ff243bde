import { larger, type OrderState } from './orderState.ts'

/** Lasting facts about an order. */
export type Happened = Pick<OrderState, 'fill' | 'isCancelled'>

/** An exchange's answer about an order. */
export interface ChainState extends Happened {
  /** Block at which the node answered; undefined = it does not say. */
  readonly block: bigint | undefined
}

/**
 * Returns the newer of the stored facts and a node's answer. A cancellation in either is final. If the node lags behind
 * the blocks that were read, the fill does not decrease.
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
