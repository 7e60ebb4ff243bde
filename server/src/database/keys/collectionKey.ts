import type { CollectionIdParts } from '@mintline/core/identifiers'
import { codecsOf } from './addressCodecs.ts'
import { defineCodecKey } from './codecKey.ts'

const key = defineCodecKey('a collection', (blockchain) => codecsOf(blockchain).contract)

/** Returns the key for a collection, or any other contract; the contract in core's normal form. */
export const collectionKey = ({ blockchain, contract }: CollectionIdParts): Buffer =>
  key.write(blockchain, contract)

/**
 * Parses a collection key.
 *
 * @throws `NOT_A_KEY` if the bytes are not a collection key
 */
export function readCollectionKey(bytes: Buffer): CollectionIdParts {
  const { blockchain, text } = key.read(bytes)
  return { blockchain, contract: text }
}
