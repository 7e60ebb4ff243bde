import type { AskOptions } from '@mintline/core'
import { bytesOf } from '../bcs/values.ts'
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
  const body = bytesOf(serialized)
  await askNode(connection, { method: 'transactions', path: 'transactions', body }, options)
}
