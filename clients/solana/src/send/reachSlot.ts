import { type AskOptions, askNode } from '@mintline/core'
import type { Connection } from '@solana/web3.js'

/**
 * Waits until a node has come to a slot, so that what is read next shows what landed there: the node
 * behind an address that tells of a transaction may be ahead of the one that is read from.
 *
 * @throws NODE_NOT_AVAILABLE where it is still behind after 15 seconds; NODE_REFUSED, or the reason of
 * the signal.
 */
export function reachSlot(
  connection: Connection,
  slot: number,
  options: AskOptions = {},
): Promise<void> {
  const ask = async () => assertReached(await connection.getSlot('confirmed'), slot)
  return askNode('getSlot', ask, options)
}

/** Fails as a node that is behind, which is asked again, where it has not come to a slot. */
export function assertReached(reached: number, slot: number): void {
  if (reached < slot) throw new Error(`Node is behind by ${slot - reached} slots`)
}
