import type { AskOptions } from '@mintline/core/node'
import { formatTransaction, type Hex, type Transaction } from 'viem'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'

/**
 * Fetches a transaction, pending or in a block; undefined if the node does not have it.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchTransaction(
  { client }: Pick<EvmConnection, 'client'>,
  hash: string,
  options: AskOptions = {},
): Promise<Transaction | undefined> {
  const method = 'eth_getTransactionByHash'
  const ask = () => client.request({ method, params: [hash as Hex] })
  const found = await askChain(method, ask, options)
  return found ? formatTransaction(found) : undefined
}
