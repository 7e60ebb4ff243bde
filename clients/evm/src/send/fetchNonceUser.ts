import { isMintlineError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import type { Address, BlockTag, Transaction } from 'viem'
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import type { TransactionSlot } from './sendOptions.ts'

/** Blocks searched for the transaction that used a nonce. */
const SEARCHED_BLOCKS = 256n

/** A nonce whose user is searched. */
interface SearchedNonce extends Pick<TransactionSlot, 'from' | 'nonce'> {
  /** A block before the nonce was used; undefined = it was used in one of the latest blocks. */
  readonly sinceBlock?: bigint | undefined
}

/**
 * Fetches the mined transaction that used a nonce; undefined if the node knows none yet.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchNonceUser(
  { client }: Pick<EvmConnection, 'client'>,
  { from, nonce, sinceBlock }: SearchedNonce,
  options: AskOptions,
): Promise<Transaction | undefined> {
  const isUsed = async (at: { readonly blockTag: BlockTag } | { readonly blockNumber: bigint }) => {
    const countOf = () => getTransactionCount(client, { address: from as Address, ...at })
    return (await askChain('eth_getTransactionCount', countOf, options)) > nonce
  }
  if (!(await isUsed({ blockTag: 'latest' }))) return undefined
  const latestOf = () => getBlockNumber(client, { cacheTime: 0 })
  const latest = await askChain('eth_blockNumber', latestOf, options)
  const last =
    sinceBlock === undefined ? latest : await firstBlockOf(isUsed, { sinceBlock, latest })
  for (let back = 0n; back < SEARCHED_BLOCKS && back <= last; back += 1n) {
    const blockNumber = last - back
    if (sinceBlock !== undefined && blockNumber < sinceBlock) return undefined
    const blockOf = () => getBlock(client, { blockNumber, includeTransactions: true })
    const { transactions } = await askChain('eth_getBlockByNumber', blockOf, options)
    const found = transactions.find(
      (each) => each.nonce === nonce && each.from.toLowerCase() === from.toLowerCase(),
    )
    if (found) return found
  }
  return undefined
}

/** Finds the block that used a nonce; where a node keeps no state that old, the first block that it answers for. */
async function firstBlockOf(
  isUsed: (at: { readonly blockNumber: bigint }) => Promise<boolean>,
  { sinceBlock, latest }: { readonly sinceBlock: bigint; readonly latest: bigint },
): Promise<bigint> {
  let [before, used] = [sinceBlock, latest]
  while (used - before > 1n) {
    const blockNumber = (before + used) / 2n
    const isUsedThere = await isUsed({ blockNumber }).catch((error: unknown) => {
      if (!isMintlineError(error, 'NODE_REFUSED')) throw error
      return false
    })
    if (isUsedThere) used = blockNumber
    else before = blockNumber
  }
  return used
}
