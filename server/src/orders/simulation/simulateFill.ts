import { isMintlineError } from '@mintline/core'
import type { Address } from 'viem'
import type { OrderNode } from '../orderNode.ts'
import type { Fill } from '../prepare/prepared.ts'
import { assumedApproval } from './assumedState.ts'
import { refusalWords } from './refusalWords.ts'

/**
 * Simulates a prepared fill and returns the refusal in words; undefined if it succeeds, or if a node cannot tell.
 * Wallets approve the asset before they fill, so a missing approval is assumed.
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
    // Not every node supports state overrides.
    if (isMintlineError(error, 'NODE_REFUSED')) return undefined
    throw error
  }
}
