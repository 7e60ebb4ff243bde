import type { Blockchain } from '../../networks/blockchains.ts'
import { defineCompositeIdentifier } from '../compositeIdentifier.ts'
import {
  type Assertion,
  type Branded,
  type Coercion,
  type Guard,
  invalidAddress,
  invalidContractAddress,
} from '../identifier.ts'
import { readFormatted, refusal, writePrefixed } from './prefixed.ts'

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

/** A contract address with its blockchain: `CHAIN:contract`. */
export type UnionContractAddress = Branded<'UnionContractAddress'>

/** Parts of a union contract address. */
export interface UnionContractAddressParts {
  readonly blockchain: Blockchain
  /** In its blockchain's normal form. */
  readonly contract: string
}

const contracts = defineCompositeIdentifier<UnionContractAddress, UnionContractAddressParts>({
  read: (text) => {
    const found = readFormatted(text, (formats) => formats.contractAddress)
    return found && { blockchain: found.blockchain, contract: found.value }
  },
  write: ({ blockchain, contract }) => writePrefixed({ blockchain, value: contract }),
  errorFor: refusal('NOT_UNION_CONTRACT_ADDRESS', ({ blockchain, value }) =>
    invalidContractAddress(blockchain)(value),
  ),
})

/** Returns true if the text is a union contract address. */
export const isUnionContractAddress: Guard<UnionContractAddress> = contracts.is

/**
 * Asserts that the text is a union contract address.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS`
 */
export const assertIsUnionContractAddress: Assertion<UnionContractAddress> = contracts.assertIs

/**
 * Returns a union contract address in normal form.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS` if the text is not valid
 */
export const unionContractAddress: Coercion<UnionContractAddress> = contracts.coerce

/**
 * Parses a union contract address into parts in normal form.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS` if the text is not valid
 */
export const parseUnionContractAddress = contracts.parse

/**
 * Formats a union contract address in normal form from its parts.
 *
 * @throws `NOT_UNION_CONTRACT_ADDRESS` if the parts are not valid
 */
export const formatUnionContractAddress = contracts.format

/** An address with its blockchain: `CHAIN:address`. */
export type UnionAddress = Branded<'UnionAddress'>

/** Parts of a union address. */
export interface UnionAddressParts {
  readonly blockchain: Blockchain
  /** In its blockchain's normal form. */
  readonly address: string
}

const accounts = defineCompositeIdentifier<UnionAddress, UnionAddressParts>({
  read: (text) => {
    const found = readFormatted(text, (formats) => formats.address)
    return found && { blockchain: found.blockchain, address: found.value }
  },
  write: ({ blockchain, address }) => writePrefixed({ blockchain, value: address }),
  errorFor: refusal('NOT_UNION_ADDRESS', ({ blockchain, value }) =>
    invalidAddress(blockchain)(value),
  ),
})

/** Returns true if the text is a union address. */
export const isUnionAddress: Guard<UnionAddress> = accounts.is

/**
 * Asserts that the text is a union address.
 *
 * @throws `NOT_UNION_ADDRESS`
 */
export const assertIsUnionAddress: Assertion<UnionAddress> = accounts.assertIs

/**
 * Returns a union address in normal form.
 *
 * @throws `NOT_UNION_ADDRESS` if the text is not valid
 */
export const unionAddress: Coercion<UnionAddress> = accounts.coerce

/**
 * Parses a union address into parts in normal form.
 *
 * @throws `NOT_UNION_ADDRESS` if the text is not valid
 */
export const parseUnionAddress = accounts.parse

/**
 * Formats a union address in normal form from its parts.
 *
 * @throws `NOT_UNION_ADDRESS` if the parts are not valid
 */
export const formatUnionAddress = accounts.format
