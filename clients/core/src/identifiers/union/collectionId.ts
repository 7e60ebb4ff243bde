import type { Blockchain } from '../../networks/blockchains.ts'
import type { Branded } from '../branded.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import type { Assertion, Coercion, Guard } from '../identifier.ts'
import { invalidContractAddress } from '../refusals.ts'
import { readFormatted } from './formatted.ts'
import { writePrefixed } from './prefixed.ts'
import { refusal } from './refusal.ts'

/** A collection, identified by its contract: `CHAIN:contract`. */
export type CollectionId = Branded<'CollectionId'>

/** Parts of a collection id. */
export interface CollectionIdParts {
  readonly blockchain: Blockchain
  /** Contract address, in its blockchain's normal form. */
  readonly contract: string
}

const identifier = defineCompositeIdentifier<CollectionId, CollectionIdParts>({
  read: (text) => {
    const found = readFormatted(text, (formats) => formats.contractAddress)
    return found && { blockchain: found.blockchain, contract: found.value }
  },
  write: ({ blockchain, contract }) => writePrefixed({ blockchain, value: contract }),
  errorFor: refusal('NOT_COLLECTION_ID', ({ blockchain, value }) =>
    invalidContractAddress(blockchain)(value),
  ),
})

/** Returns true if the text is a collection id. */
export const isCollectionId: Guard<CollectionId> = identifier.is

/**
 * Asserts that the text is a collection id.
 *
 * @throws `NOT_COLLECTION_ID`
 */
export const assertIsCollectionId: Assertion<CollectionId> = identifier.assertIs

/**
 * Returns a collection id in normal form.
 *
 * @throws `NOT_COLLECTION_ID` if the text is not valid
 */
export const collectionId: Coercion<CollectionId> = identifier.coerce

/**
 * Parses a collection id into parts in normal form.
 *
 * @throws `NOT_COLLECTION_ID` if the text is not valid
 */
export const parseCollectionId = identifier.parse

/**
 * Formats a collection id in normal form from its parts.
 *
 * @throws `NOT_COLLECTION_ID` if the parts are not valid
 */
export const formatCollectionId = identifier.format
