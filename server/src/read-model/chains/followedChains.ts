import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { blockchainByNumber } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** A blockchain that is or was followed into the database. */
export interface FollowedChain {
  readonly blockchain: Blockchain
  /** The last block that was read whole, and its time; undefined before the first. */
  readonly block: { readonly number: bigint; readonly at: Date } | undefined
  /** Time up to which all is read: that of the last block, or when nothing came after it; undefined before the first. */
  readonly completeUntil: Date | undefined
  /** The last time that its source was read. */
  readonly readAt: Date
  /** Since when its source fails, and why; undefined while it works. */
  readonly failure: { readonly since: Date; readonly reason: string } | undefined
}

/** Blockchains that have a source, by name. */
export async function followedChains(reader: Reader): Promise<FollowedChain[]> {
  const rows = await reader
    .selectFrom('cursors')
    .select([
      ...(['chain', 'block', 'block_at', 'updated_at', 'failing_since', 'failure'] as const),
      // A time that is unknown is passed over.
      sql<Date | null>`greatest(block_at, caught_up_at)`.as('complete_until'),
    ])
    .orderBy('source')
    .execute()
  return rows.flatMap((row) => {
    const blockchain = blockchainByNumber(row.chain)
    if (blockchain === undefined) return []
    return {
      blockchain,
      block:
        row.block === null || row.block_at === null
          ? undefined
          : { number: BigInt(row.block), at: row.block_at },
      completeUntil: row.complete_until ?? undefined,
      readAt: row.updated_at,
      failure:
        row.failing_since === null
          ? undefined
          : { since: row.failing_since, reason: row.failure ?? '' },
    }
  })
}
