import { sql, type Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'

/** An item's rarity rank. */
export interface Rank {
  readonly item: Buffer
  /** From 1. */
  readonly rank: string
  /** Bits of information that its traits have together. */
  readonly score: string
}

/**
 * Returns ranks that differ from the stored ones. Items are ranked by the product of their traits' frequencies in the
 * collection, the smallest first. An item's score is its information in bits: the negative binary logarithm of that
 * product. Ties go by item number, then by key.
 */
export async function changedRanks(
  transaction: Transaction<DB>,
  collection: Buffer,
): Promise<readonly Rank[]> {
  // With thirty decimals, equal products get equal scores, in whatever order traits are summed. Such logarithms are
  // slow, so each distinct item count is computed once.
  const { rows } = await sql<Rank>`
    with bits as materialized (
      select counts.item_count,
        ln(greatest(collections.item_count, counts.item_count)::numeric(60, 30) / counts.item_count)
          / ln(2::numeric(60, 30)) as bits
      from (
        select distinct item_count from collection_traits where collection = ${collection} and item_count > 0
      ) as counts
      join collections on collections.id = ${collection}
    ),
    parts as materialized (
      select traits.key || chr(31) || traits.value as trait, bits.bits
      from collection_traits as traits join bits on bits.item_count = traits.item_count
      where traits.collection = ${collection}
    ),
    valued as (
      select id, token_id, unnest(case when traits = '{}' then array[''] else traits end) as trait
      from items where collection = ${collection} and not deleted
    ),
    scored as (
      select valued.id as item, valued.token_id, round(coalesce(sum(parts.bits), 0), 9) as score
      from valued left join parts on parts.trait = valued.trait
      group by valued.id, valued.token_id
    )
    select item, row_number() over (order by score desc, token_id, item) as rank, score
    from scored
    except
    select item, rank, score from rarity_ranks where collection = ${collection}`.execute(
    transaction,
  )
  return rows
}
