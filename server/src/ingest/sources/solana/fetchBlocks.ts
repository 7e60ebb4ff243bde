import { fieldOf, nodeError } from '@mintline/core'
import type { NodeTransaction } from '@mintline/solana/reads'
import { base58 } from '@scure/base'
import type { ChainBlock } from '../../itemActivity.ts'
import { COMMITMENT, type SolanaNode } from './solanaNode.ts'

const METHOD = 'getBlock'
const CONFIG = {
  commitment: COMMITMENT,
  transactionDetails: 'none',
  rewards: false,
  maxSupportedTransactionVersion: 0,
}

/**
 * Fetches the blocks that hold transactions, without their content.
 *
 * @returns Blocks by slot, which serves as the block number.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchBlocks(
  node: SolanaNode,
  transactions: readonly NodeTransaction[],
): Promise<ReadonlyMap<number, ChainBlock>> {
  const times = new Map(transactions.map(({ slot, blockTime }) => [slot, blockTime]))
  const slots = [...times.keys()]
  const answers = await node.callEach(
    METHOD,
    slots.map((slot) => [slot, CONFIG]),
  )
  return new Map(slots.map((slot, index) => [slot, blockOf(slot, times.get(slot), answers[index])]))
}

function blockOf(slot: number, blockTime: number | undefined, answer: unknown): ChainBlock {
  const [hash, own] = [fieldOf(answer, 'blockhash'), fieldOf(answer, 'blockTime')]
  const seconds = typeof own === 'number' ? own : blockTime
  if (typeof hash !== 'string' || seconds === undefined) {
    throw nodeError(METHOD, new Error('its answer is malformed'))
  }
  return { number: BigInt(slot), hash: base58.decode(hash), time: new Date(seconds * 1000) }
}
