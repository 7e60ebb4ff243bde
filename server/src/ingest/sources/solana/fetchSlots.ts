import { fieldOf, nodeError } from '@mintline/core'
import type { SolanaNode } from './solanaNode.ts'

const METHOD = 'getSignatureStatuses'

/** Transactions per request. */
export const MAX_STATUSES = 256

/**
 * Fetches the slots in which transactions succeeded.
 *
 * @returns Slots in signature order; undefined for a transaction that failed or is missing.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchSlots(
  node: SolanaNode,
  signatures: readonly string[],
): Promise<(number | undefined)[]> {
  const slots: (number | undefined)[] = []
  for (let at = 0; at < signatures.length; at += MAX_STATUSES) {
    const part = signatures.slice(at, at + MAX_STATUSES)
    const answer = await node.call(METHOD, part, { searchTransactionHistory: true })
    slots.push(...slotsOf(answer, part.length))
  }
  return slots
}

function slotsOf(answer: unknown, length: number): (number | undefined)[] {
  const statuses = fieldOf(answer, 'value')
  if (!Array.isArray(statuses) || statuses.length !== length) {
    throw nodeError(METHOD, new Error('its answer is malformed'))
  }
  return statuses.map((status: unknown) => {
    const slot = fieldOf(status, 'slot')
    return typeof slot === 'number' && fieldOf(status, 'err') === null ? slot : undefined
  })
}
