import { type RawBuilder, sql } from 'kysely'
import { CHAIN_NUMBERS, collectionKey } from '../../database/keys/index.ts'
import type { IngestBatch } from '../batch.ts'
import type { Writing } from './writing.ts'

/** Records the blocks that report changes to collections and items. */
export async function writeFactChanges(
  { transaction }: Pick<Writing, 'transaction'>,
  { blockchain, factChanges = [] }: Pick<IngestBatch, 'blockchain' | 'factChanges'>,
): Promise<void> {
  if (factChanges.length === 0) return
  const listOf = (value: (change: (typeof factChanges)[number]) => unknown): RawBuilder<unknown> =>
    sql`${factChanges.map(value)}`
  await sql`
    insert into fact_changes (chain, block, at, collection, first_token, last_token)
    select distinct ${CHAIN_NUMBERS[blockchain]}::smallint, * from unnest(
      ${listOf(({ block }) => String(block.number))}::bigint[],
      ${listOf(({ block }) => block.time)}::timestamptz[],
      ${listOf(({ collection }) => collectionKey({ blockchain, contract: collection }))}::bytea[],
      ${listOf(({ tokens }) => tokens && String(tokens.from))}::numeric[],
      ${listOf(({ tokens }) => tokens && String(tokens.to))}::numeric[]
    )
    on conflict (chain, block, collection, first_token, last_token) do update set at = excluded.at
  `.execute(transaction)
}
