import { type AskOptions, askNode } from '@mintline/core'
import type { Connection } from '@solana/web3.js'

/**
 * Waits until a node has reached a slot, so that later reads show its changes: the node that reported a transaction may
 * be ahead of the one that serves reads.
 *
 * @throws NODE_NOT_AVAILABLE where it still lags after 15 seconds; NODE_REFUSED, or the reason of the signal.
 */
export function reachSlot(
  connection: Connection,
  slot: number,
  options: AskOptions = {},
): Promise<void> {
  const ask = async () => assertReached(await connection.getSlot('confirmed'), slot)
  return askNode('getSlot', ask, options)
}

/** Throws the error of a lagging node, which is retried, where it has not reached a slot. */
export function assertReached(reached: number, slot: number): void {
  if (reached < slot) throw new Error(`Node is behind by ${slot - reached} slots`)
}
