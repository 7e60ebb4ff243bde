import { sql, type Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'

/** Rank of an item by rarity. */
export interface Rank {
  readonly item: Buffer
  /** From 1 on. */
  readonly rank: string
  /** Bits of information that its traits have together. */
  readonly score: string
}

/**
 * Ranks of a collection's items that are not the ones that are stored: by the product of the parts of the collection's
 * items that have their traits, the least first. The score of an item is how many bits of information this is, that is the
 * binary logarithm of the product without its sign. Ties go by the item's number, and then by its key.
 */
export async function changedRanks(
  transaction: Transaction<DB>,
  collection: Buffer,
): Promise<readonly Rank[]> {
  // With thirty decimals, equal products have equal scores in whatever order traits are summed. Logarithms of such numbers
  // take long, so that there is one for each number of items.
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
