import type { Blockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import type { SourceCursor } from '../batch.ts'
import type { Writing } from './writing.ts'

/** Reads a source's position in its own form; undefined = nothing has been read yet. */
export async function readPosition(database: Kysely<DB>, source: string): Promise<unknown> {
  const row = await database
    .selectFrom('cursors')
    .select('position')
    .where('source', '=', source)
    .executeTakeFirst()
  return row?.position
}

/** Moves a source's cursor and clears its failure. */
export async function writeCursor(
  { transaction, now }: Writing,
  blockchain: Blockchain,
  { source, position, block }: SourceCursor,
): Promise<void> {
  const place = block ? { block: block.number, block_at: block.time } : {}
  const row = { position: JSON.stringify(position), updated_at: now, ...place }
  const works = { failing_since: null, failure: null }
  await transaction
    .insertInto('cursors')
    .values({ source, chain: CHAIN_NUMBERS[blockchain], ...row, ...works })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ ...row, ...works }))
    .execute()
}

/** Records that a source fails, and since when; its position stays. */
export async function noteFailure(
  database: Kysely<DB>,
  { source, blockchain, reason }: { source: string; blockchain: Blockchain; reason: string },
): Promise<void> {
  const now = new Date()
  await database
    .insertInto('cursors')
    .values({
      source,
      chain: CHAIN_NUMBERS[blockchain],
      position: JSON.stringify(null),
      updated_at: now,
      failing_since: now,
      failure: reason,
    })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet(({ fn, ref }) => ({
        failing_since: fn.coalesce('cursors.failing_since', 'excluded.failing_since'),
        failure: ref('excluded.failure'),
      })),
    )
    .execute()
}

/** Records that a source works and has nothing new. */
export async function noteSuccess(database: Kysely<DB>, source: string): Promise<void> {
  const now = new Date()
  await database
    .updateTable('cursors')
    .set({ failing_since: null, failure: null, updated_at: now, caught_up_at: now })
    .where('source', '=', source)
    .execute()
}
