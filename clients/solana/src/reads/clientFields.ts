import { isSolanaAddress, type SolanaAddress } from '@mintline/core/identifiers'
import { LOOKUP_TABLE_KEY, listKeyOf } from '../limits.ts'
import type { CollectionInfo, EditionPhase } from './collectionInfo.ts'

/** Returns the lookup table that a collection names; undefined = it names none. */
export function collectionLookupTable({ metadata }: CollectionInfo): SolanaAddress | undefined {
  const value = metadata.extraMetadata.find(({ field }) => field === LOOKUP_TABLE_KEY)?.value
  return value !== undefined && isSolanaAddress(value) ? value : undefined
}

/**
 * Returns the address at which a collection keeps a phase's list: a folder with a document for each wallet, untrusted.
 * Undefined = the collection names none, or the phase has no hosted list.
 */
export function listAddress(
  { metadata }: Pick<CollectionInfo, 'metadata'>,
  { merkleRoot }: Pick<EditionPhase, 'merkleRoot'>,
): string | undefined {
  const key = merkleRoot && listKeyOf(merkleRoot)
  return metadata.extraMetadata.find(({ field }) => field === key)?.value
}
