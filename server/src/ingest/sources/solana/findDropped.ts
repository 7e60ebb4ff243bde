import type { Blockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { inBlocks } from '../../../database/inBlocks.ts'
import { CHAIN_NUMBERS, readTransactionKey } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import { fetchSlots, MAX_STATUSES } from './fetchSlots.ts'
import type { SolanaNode } from './solanaNode.ts'

/** Slots that became final. */
export interface FinalSlots {
  readonly blockchain: Blockchain
  /** Last slot that was final before. */
  readonly after: number
  /** Last slot that is final now. */
  readonly to: number
}

/**
 * Finds the first slot whose transactions were read before they were final, and are now gone or in another slot.
 *
 * @returns Undefined = all are where they were.
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function findDropped(
  node: SolanaNode,
  database: Kysely<DB>,
  { blockchain, after, to }: FinalSlots,
): Promise<number | undefined> {
  const rows = await database
    .selectFrom('activities')
    .select(['transaction', 'block'])
    .distinct()
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
    .where(inBlocks({ from: BigInt(after) + 1n, to: BigInt(to) }))
    .where('transaction', 'is not', null)
    .$narrowType<{ transaction: Buffer }>()
    .orderBy('block')
    .execute()
  for (let at = 0; at < rows.length; at += MAX_STATUSES) {
    const part = rows.slice(at, at + MAX_STATUSES)
    const slots = await fetchSlots(
      node,
      part.map(({ transaction }) => readTransactionKey(transaction)),
    )
    const missing = part.filter(({ block }, index) => slots[index] !== Number(block))
    const dropped = await firstKept(
      node,
      missing.map(({ block }) => Number(block)),
    )
    if (dropped !== undefined) return dropped
  }
  return undefined
}

/**
 * Returns the first slot, out of ascending ones, that the node still has: it may lack older transactions because it
 * prunes history.
 */
async function firstKept(node: SolanaNode, slots: readonly number[]): Promise<number | undefined> {
  if (slots.length === 0) return undefined
  const first = await node.call('getFirstAvailableBlock')
  return slots.find((slot) => typeof first === 'number' && slot >= first)
}
