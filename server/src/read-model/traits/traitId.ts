import { type CollectionIdParts, parseCollectionId } from '@mintline/core/identifiers'

/** A trait value in a collection. */
export interface TraitIdParts {
  readonly collection: CollectionIdParts
  readonly key: string
  readonly value: string
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
