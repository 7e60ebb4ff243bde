import type { AskOptions } from '@mintline/core/node'
import { askNode } from '../chain/askNode.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { answerStatus } from '../chain/nodeAnswer.ts'
import type { UserTransaction } from '../chain/userTransaction.ts'

/** HTTP status for transactions that the node does not have. */
const NOT_FOUND = 404

/**
 * Fetches a transaction: executed, or `pending`; undefined if the node does not have it.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchTransaction(
  connection: AptosConnection,
  hash: string,
  options: AskOptions,
): Promise<UserTransaction | 'pending' | undefined> {
  const request = { method: 'transactions/by_hash', path: `transactions/by_hash/${hash}` }
  try {
    const found = await askNode<FoundTransaction>(connection, request, options)
    return isExecuted(found) ? found : 'pending'
  } catch (error) {
    if (answerStatus(error) === NOT_FOUND) return undefined
    throw error
  }
}

/** Any transaction, executed or not. */
interface FoundTransaction {
  readonly type: string
  /** Undefined = not executed yet. */
  readonly success?: boolean
}

/** Returns true if a transaction is executed. A node has a block before it has its transactions' results. */
function isExecuted(found: FoundTransaction): found is FoundTransaction & UserTransaction {
  return found.type === 'user_transaction' && found.success !== undefined
}
