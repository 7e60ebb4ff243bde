import { isMintlineError } from '@mintline/core'
import type { Address } from 'viem'
import type { OrderNode } from '../orderNode.ts'
import type { Fill } from '../prepare/prepared.ts'
import { assumedApproval } from './assumedState.ts'
import { refusalWords } from './refusalWords.ts'

/**
 * Refusal of a prepared fill, in words; undefined when it succeeds, or when a node cannot tell. Whoever fills the order
 * approves what the answer says before, so that the fill is judged as if that were done.
 *
 * @throws `NODE_NOT_AVAILABLE`, `NODE_RATE_LIMITED`, `NODE_FORBIDDEN`
 */
export async function simulateFill(
  node: OrderNode,
  from: Address,
  { transaction, value, asset, proxy }: Pick<Fill, 'transaction' | 'value' | 'asset' | 'proxy'>,
): Promise<string | undefined> {
  const sent = { from, ...transaction, value }
  try {
    const revert = await node.simulate(sent)
    if (revert === undefined) return undefined
    if (proxy === undefined || (await node.approves(from, asset, proxy))) {
      return refusalWords(revert)
    }
    const assumed = assumedApproval(asset.type, from, proxy)
    const approved = await node.simulate(sent, assumed)
    if (approved === undefined) return undefined
    return (await node.approves(from, asset, proxy, assumed)) ? refusalWords(approved) : undefined
  } catch (error) {
    // Not every node takes assumptions.
    if (isMintlineError(error, 'NODE_REFUSED')) return undefined
    throw error
  }
}
