import type { CollectionIdParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { collectionKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import { traitText } from './traitSql.ts'

/** A trait's key and value. */
export interface TraitProperty {
  readonly key: string
  readonly value: string
}

/** A trait value, and the percentage of items in the collection that have it. */
export interface RareTrait extends TraitProperty {
  /** Percentage with 7 decimals, rounded half up. */
  readonly rarity: string
}

/**
 * Returns how rare values are in a collection, in the same order as `properties`; 0 percent if no item has a value.
 */
export async function traitRarity(
  reader: Reader,
  collection: CollectionIdParts,
  properties: readonly TraitProperty[],
): Promise<RareTrait[]> {
  if (properties.length === 0) return []
  const keys = properties.map(({ key }) => traitText(key))
  const values = properties.map(({ value }) => traitText(value))
  const id = collectionKey(collection)
  const { rows } = await sql<{ rarity: string }>`
    select round(coalesce(100.0 * traits.item_count / nullif(collections.item_count, 0), 0), 7)::text as rarity
    from unnest(${keys}::text[], ${values}::text[]) with ordinality as asked (key, value, place)
    left join collection_traits as traits on traits.collection = ${id}
      and traits.key = asked.key and traits.value = asked.value
    left join collections on collections.id = ${id}
    order by asked.place`.execute(reader)
  return properties.map(({ key, value }, index) => ({
    key,
    value,
    rarity: rows[index]?.rarity ?? '0',
  }))
}
