import { type CollectionIdParts, parseCollectionId } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { collectionKey } from '../../database/keys/index.ts'
import { collectionIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** A trait value in a collection, and how many of its items have it. */
export interface CountedTrait {
  readonly collectionId: string
  readonly key: string
  readonly value: string
  readonly items: number
  /** The collection's version, which grows when items change. */
  readonly version: number
}

/** A trait value in a collection. */
export interface TraitIdParts {
  readonly collection: CollectionIdParts
  readonly key: string
  readonly value: string
}

/** Returns trait values in the same order as `asked`, deduplicated; values that no item has are left out. */
export async function countedTraits(
  reader: Reader,
  asked: readonly TraitIdParts[],
): Promise<CountedTrait[]> {
  if (asked.length === 0) return []
  const ids = asked.map(({ collection }) => collectionKey(collection))
  const [keys, values] = [asked.map(({ key }) => key), asked.map(({ value }) => value)]
  const { rows } = await sql<{
    collection: Buffer
    key: string
    value: string
    items: string
    version: string
  }>`
    select traits.collection, traits.key, traits.value, traits.item_count as items, collections.version
    from (
      select collection, key, value, min(place) as place
      from unnest(${ids}::bytea[], ${keys}::text[], ${values}::text[]) with ordinality
        as given (collection, key, value, place)
      group by 1, 2, 3
    ) as asked
    join collection_traits as traits on traits.collection = asked.collection
      and traits.key = asked.key and traits.value = asked.value
    join collections on collections.id = traits.collection
    order by asked.place`.execute(reader)
  return rows.map(({ collection, key, value, items, version }) => ({
    collectionId: collectionIdOf(collection),
    key,
    value,
    items: Number(items),
    version: Number(version),
  }))
}

/** Returns a trait value's id: collection id, key and value, with colons escaped as in URLs. */
export const traitIdOf = (trait: {
  readonly collectionId: string
  readonly key: string
  readonly value: string
}): string => [trait.collectionId, ...[trait.key, trait.value].map(encodeURIComponent)].join(':')

/**
 * Parses a trait value's id.
 *
 * @throws if the text is not such an id
 */
export function parseTraitId(id: string): TraitIdParts {
  const parts = id.split(':')
  const [key, value] = parts.splice(-2).map(decodeURIComponent)
  if (key === undefined || value === undefined || [key, value].some((text) => text.includes('\0')))
    throw new Error('No trait')
  return { collection: parseCollectionId(parts.join(':')), key, value }
}
