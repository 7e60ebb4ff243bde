import { isSolanaAddress, type SolanaAddress } from '@mintline/core/identifiers'
import { LOOKUP_TABLE_KEY } from '../limits.ts'
import type { CollectionInfo } from './collectionInfo.ts'

/** Returns the lookup table that a collection names; undefined = it names none. */
export function collectionLookupTable({ metadata }: CollectionInfo): SolanaAddress | undefined {
  const value = metadata.extraMetadata.find(({ field }) => field === LOOKUP_TABLE_KEY)?.value
  return value !== undefined && isSolanaAddress(value) ? value : undefined
}
