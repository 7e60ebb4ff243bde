import { type CollectionIdParts, parseCollectionId } from '@mintline/core/identifiers'

/** A value of a trait in a collection. */
export interface TraitIdParts {
  readonly collection: CollectionIdParts
  readonly key: string
  readonly value: string
}

/** Id of a value of a trait: that of the collection, the key and the value, of which colons are escaped as in URLs. */
export const traitIdOf = (trait: {
  readonly collectionId: string
  readonly key: string
  readonly value: string
}): string => [trait.collectionId, ...[trait.key, trait.value].map(encodeURIComponent)].join(':')

/**
 * Parts of the id of a value of a trait.
 *
 * @throws when the text is none
 */
export function parseTraitId(id: string): TraitIdParts {
  const parts = id.split(':')
  const [key, value] = parts.splice(-2).map(decodeURIComponent)
  if (key === undefined || value === undefined || [key, value].some((text) => text.includes('\0')))
    throw new Error('No trait')
  return { collection: parseCollectionId(parts.join(':')), key, value }
}
