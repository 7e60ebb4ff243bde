import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { blockchainByNumber, CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** A blockchain that is or was indexed. */
export interface FollowedChain {
  readonly blockchain: Blockchain
  /** The last fully indexed block, and its time; undefined before the first. */
  readonly block: { readonly number: bigint; readonly at: Date } | undefined
  /**
   * Time up to which the index is complete: the last block's time, or later if nothing came after it; undefined before
   * the first.
   */
  readonly completeUntil: Date | undefined
  /** When its source was last read. */
  readonly readAt: Date
  /** Since when its source has been failing, and why; undefined while it works. */
  readonly failure: { readonly since: Date; readonly reason: string } | undefined
}

/** Returns blockchains that have a source, sorted by source name. */
export async function followedChains(reader: Reader): Promise<FollowedChain[]> {
  const rows = await reader
    .selectFrom('cursors')
    .select([
      ...(['chain', 'block', 'block_at', 'updated_at', 'failing_since', 'failure'] as const),
      // greatest() ignores null.
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

/** Returns the last fully indexed block on a blockchain; undefined = none yet. */
export async function latestBlock(
  reader: Reader,
  blockchain: Blockchain,
): Promise<number | undefined> {
  const row = await reader
    .selectFrom('cursors')
    .select(({ fn }) => fn.max('block').as('block'))
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
    .executeTakeFirst()
  return row?.block == null ? undefined : Number(row.block)
}
