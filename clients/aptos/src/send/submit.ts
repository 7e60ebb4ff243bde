import { Hex } from '@aptos-labs/ts-sdk'
import type { AskOptions } from '@mintline/core'
import { askNode } from '../chain/askNode.ts'
import type { AptosConnection } from '../chain/connection.ts'
import type { SignedTransaction } from './sendOptions.ts'

/**
 * Sends signed bytes, which the node may have received before.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function submit(
  connection: AptosConnection,
  { serialized }: SignedTransaction,
  options: AskOptions,
): Promise<void> {
  const body = new Uint8Array(Hex.fromHexInput(serialized).toUint8Array())
  await askNode(connection, { method: 'transactions', path: 'transactions', body }, options)
}
