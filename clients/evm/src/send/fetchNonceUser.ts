import type { AskOptions } from '@mintline/core/node'
import type { Address, Transaction } from 'viem'
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import type { TransactionSlot } from './sendOptions.ts'

/** Blocks searched for the transaction that used a nonce. */
const SEARCHED_BLOCKS = 256n

/**
 * Fetches the mined transaction that used a nonce; undefined if the node knows none yet.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchNonceUser(
  { client }: Pick<EvmConnection, 'client'>,
  { from, nonce }: Pick<TransactionSlot, 'from' | 'nonce'>,
  options: AskOptions,
): Promise<Transaction | undefined> {
  const address = from as Address
  const countOf = () => getTransactionCount(client, { address, blockTag: 'latest' })
  const used = await askChain('eth_getTransactionCount', countOf, options)
  if (used <= nonce) return undefined
  const latestOf = () => getBlockNumber(client, { cacheTime: 0 })
  const latest = await askChain('eth_blockNumber', latestOf, options)
  for (let back = 0n; back < SEARCHED_BLOCKS && back <= latest; back += 1n) {
    const blockNumber = latest - back
    const blockOf = () => getBlock(client, { blockNumber, includeTransactions: true })
    const { transactions } = await askChain('eth_getBlockByNumber', blockOf, options)
    const found = transactions.find(
      (each) => each.nonce === nonce && each.from.toLowerCase() === from.toLowerCase(),
    )
    if (found) return found
  }
  return undefined
}
