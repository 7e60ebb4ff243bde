import type { AskOptions } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import { askForState, type StateConfig } from '../rpc/askForState.ts'

/**
 * Waits until a node has reached a slot, so that later reads show its changes: the node that reported a transaction may
 * be ahead of the one that serves reads.
 *
 * @throws NODE_NOT_AVAILABLE if it still lags after 90 seconds; NODE_REFUSED, or the signal's reason.
 */
export async function reachSlot(
  connection: Connection,
  slot: number,
  options: AskOptions = {},
): Promise<void> {
  const ask = async (at: StateConfig) => ({
    context: { slot: await connection.getSlot({ commitment: 'confirmed', ...at }) },
  })
  await askForState(connection, 'getSlot', ask, { ...options, minContextSlot: slot })
}
