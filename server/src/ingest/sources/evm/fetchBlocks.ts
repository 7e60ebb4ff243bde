import { nodeError } from '@mintline/core'
import { numberToHex } from 'viem'
import type { ChainBlock } from '../../itemActivity.ts'
import type { EvmNode } from './evmNode.ts'
import { BLOCK } from './shapes.ts'

const METHOD = 'eth_getBlockByNumber'

/**
 * Fetches blocks by number, without their content.
 *
 * @returns Blocks in request order; undefined for one that the node does not have.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchBlocks(
  node: EvmNode,
  numbers: readonly (number | 'latest')[],
): Promise<(ChainBlock | undefined)[]> {
  const answers = await node.callEach(
    METHOD,
    numbers.map((number) => [number === 'latest' ? number : numberToHex(number), false]),
  )
  return answers.map((answer, at) => blockOf(answer, numbers[at] ?? 'latest'))
}

/**
 * Fetches a block that the node must have.
 *
 * @throws What `fetchBlocks` throws; NODE_REFUSED if the node does not have it.
 */
export async function fetchBlock(node: EvmNode, number: number | 'latest'): Promise<ChainBlock> {
  const [block] = await fetchBlocks(node, [number])
  if (!block) throw nodeError(METHOD, new Error(`it does not have block ${number} yet`))
  return block
}

function blockOf(answer: unknown, asked: number | 'latest'): ChainBlock | undefined {
  const { success, data } = BLOCK.nullable().safeParse(answer)
  const isOther = success && data && asked !== 'latest' && Number(data.number) !== asked
  if (!success || isOther) throw nodeError(METHOD, new Error('its answer is malformed'))
  return data ?? undefined
}
