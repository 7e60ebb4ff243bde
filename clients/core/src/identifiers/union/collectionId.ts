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
  /** Contract address, in the normal form of its blockchain. */
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

/** True if a text is a collection id. */
export const isCollectionId: Guard<CollectionId> = identifier.is

/**
 * Asserts that a text is a collection id.
 *
 * @throws `NOT_COLLECTION_ID`
 */
export const assertIsCollectionId: Assertion<CollectionId> = identifier.assertIs

/**
 * A collection id in its normal form.
 *
 * @throws `NOT_COLLECTION_ID` when the text is not valid
 */
export const collectionId: Coercion<CollectionId> = identifier.coerce

/**
 * The parts of a collection id, in their normal forms.
 *
 * @throws `NOT_COLLECTION_ID` when the text is not valid
 */
export const parseCollectionId = identifier.parse

/**
 * The collection id made of these parts, in its normal form.
 *
 * @throws `NOT_COLLECTION_ID` when they do not make one
 */
export const formatCollectionId = identifier.format
