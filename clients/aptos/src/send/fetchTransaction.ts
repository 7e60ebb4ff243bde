import {
  getAptosFullNode,
  type TransactionResponse,
  TransactionResponseType,
  type UserTransactionResponse,
} from '@aptos-labs/ts-sdk'
import type { AskOptions } from '@mintline/core'
import { askNode } from '../chain/askNode.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { answerStatus } from '../chain/nodeFailure.ts'

/** HTTP status for transactions that the node does not have. */
const NOT_FOUND = 404

/**
 * Fetches a transaction: executed, or `pending`; undefined where the node does not have it.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchTransaction(
  { config }: AptosConnection,
  hash: string,
  options: AskOptions,
): Promise<UserTransactionResponse | 'pending' | undefined> {
  const request = () =>
    getAptosFullNode<object, TransactionResponse>({
      aptosConfig: config,
      originMethod: 'getTransactionByHash',
      path: `transactions/by_hash/${hash}`,
    })
  try {
    const { data } = await askNode('transactions/by_hash', request, options)
    // A node knows of a block before it knows what its transactions did.
    const isExecuted = data.type === TransactionResponseType.User && data.success !== undefined
    return isExecuted ? data : 'pending'
  } catch (error) {
    if (answerStatus(error) === NOT_FOUND) return undefined
    throw error
  }
}
