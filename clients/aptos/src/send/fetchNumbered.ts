import type { AskOptions } from '@mintline/core'
import { askNode } from '../chain/askNode.ts'
import type { AptosConnection } from '../chain/connection.ts'
import type { UserTransaction } from '../chain/userTransaction.ts'

/** A wallet and a sequence number. */
interface NumberedTransaction {
  /** Address. */
  readonly sender: string
  readonly sequenceNumber: bigint
}

/**
 * Fetches the executed transaction with a sequence number; undefined if the node does not have it.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchNumbered(
  connection: AptosConnection,
  { sender, sequenceNumber }: NumberedTransaction,
  options: AskOptions,
): Promise<UserTransaction | undefined> {
  const path = `accounts/${sender}/transactions?start=${sequenceNumber}&limit=1`
  const request = { method: 'accounts/transactions', path }
  const [found] = await askNode<UserTransaction[]>(connection, request, options)
  return found?.sequence_number === String(sequenceNumber) ? found : undefined
}
