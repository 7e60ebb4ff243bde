import { formatCollectionId } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import {
  AddressInput,
  CollectionIdInput,
  Continuation,
  PageSize,
} from '../../http/contract/inputs.ts'
import { assertFound, found } from '../../http/found.ts'
import {
  allCollections,
  collectionsByOwners,
  searchCollections,
} from '../../read-model/collections/collectionLists.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import { collectionById } from '../../read-model/collections/collectionsByIds.ts'
import { collectionsWithOwnedItems } from '../../read-model/collections/collectionsOfWallets.ts'
import type { Page } from '../../read-model/page.ts'
import { call } from '../call.ts'
import { pageRequest } from '../pageRequest.ts'
import { BlockchainsInput } from '../schemas/blockchainsInput.ts'
import { Collection, Collections, CollectionsWithOwnedItems } from '../schemas/collections.ts'
import { CollectionsSearchRequest, CollectionTokenId } from './schemas.ts'

/** Builds the answer for a page with collections. */
const collectionsAnswer = ({ entries, next }: Page<CollectionModel>) => ({
  continuation: next,
  collections: [...entries],
})

export const generateTokenId = call(
  {
    operationId: 'generateTokenId',
    summary: 'Next token id for a minter in a collection',
    description:
      'Each answer takes a number, which no later one gets. The collection has to be one that this server signs for',
    tag: 'Collections',
    requestClass: 'anonymousWrite',
    method: 'GET',
    path: '/v0.1/collections/{collection}/generateTokenId',
    params: { collection: CollectionIdInput },
    query: {
      minter: AddressInput,
    },
    answer: CollectionTokenId,
    errors: 'E4',
  },
  async ({ collection, minter }, { tokenIds }) => {
    const { blockchain } = collection
    if (layerOneOf(blockchain) !== minter.group) {
      const message = `minter is an address of ${minter.group}, and collection is of ${blockchain}`
      throw new ApiError('badRequest', message)
    }
    const next = await tokenIds.next(collection, minter.address)
    const { tokenId, signature } = found(next, 'collection', formatCollectionId(collection))
    return { '@type': 'ETHEREUM' as const, tokenId: String(tokenId), signature: { ...signature } }
  },
)

export const getAllCollections = call(
  {
    operationId: 'getAllCollections',
    summary: 'All collections',
    tag: 'Collections',
    method: 'GET',
    path: '/v0.1/collections/all',
    query: {
      blockchains: Type.Optional(BlockchainsInput),
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
    },
    answer: Collections,
    untilWritten: true,
    errors: 'E4',
  },
  async (input, { reader }) =>
    collectionsAnswer(await allCollections(reader, input.blockchains, pageRequest(input))),
)

export const getCollectionById = call(
  {
    operationId: 'getCollectionById',
    summary: 'A collection',
    tag: 'Collections',
    method: 'GET',
    path: '/v0.1/collections/{collection}',
    params: { collection: CollectionIdInput },
    answer: Collection,
    errors: 'E404',
  },
  async ({ collection }, { reader }) =>
    found(await collectionById(reader, collection), 'collection', formatCollectionId(collection)),
)

export const getCollectionsByOwner = call(
  {
    operationId: 'getCollectionsByOwner',
    summary: 'Collections of an owner',
    tag: 'Collections',
    method: 'GET',
    path: '/v0.1/collections/byOwner',
    query: {
      blockchains: Type.Optional(BlockchainsInput),
      owner: AddressInput,
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
    },
    answer: Collections,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ owner, blockchains, ...input }, { reader }) =>
    collectionsAnswer(await collectionsByOwners(reader, [owner], blockchains, pageRequest(input))),
)

export const refreshCollectionItemsMeta = call(
  {
    operationId: 'refreshCollectionItemsMeta',
    summary: 'Fetch the metadata of all items of a collection again',
    description: 'Answers at once; the items follow in the background',
    tag: 'Collections',
    requestClass: 'refetch',
    method: 'DELETE',
    path: '/v0.1/collections/{collection}/refreshMeta',
    params: { collection: CollectionIdInput },
    errors: 'E4',
  },
  async ({ collection }, { metadata }) =>
    assertFound(
      await metadata.refreshItems(collection),
      'collection',
      formatCollectionId(collection),
    ),
)

export const resetCollectionMeta = call(
  {
    operationId: 'resetCollectionMeta',
    summary: 'Fetch the metadata of a collection again',
    description: 'Answers at once; the new document is there once it was fetched',
    tag: 'Collections',
    requestClass: 'refetch',
    method: 'DELETE',
    path: '/v0.1/collections/{collection}/resetMeta',
    params: { collection: CollectionIdInput },
    errors: 'E4',
  },
  async ({ collection }, { metadata }) =>
    assertFound(
      await metadata.resetCollection(collection),
      'collection',
      formatCollectionId(collection),
    ),
)

export const searchCollection = call(
  {
    operationId: 'searchCollection',
    summary: 'Collections by words in their names',
    tag: 'Collections',
    requestClass: 'search',
    method: 'POST',
    path: '/v0.1/collections/search',
    body: { name: 'collectionsSearchRequest', schema: CollectionsSearchRequest },
    answer: Collections,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ collectionsSearchRequest: request }, { reader }) => {
    return collectionsAnswer(await searchCollections(reader, request.filter, pageRequest(request)))
  },
)

export const getCollectionsWithOwnedItems = call(
  {
    operationId: 'getCollectionsWithOwnedItems',
    summary: 'Collections of which owners hold items',
    description:
      'An item that several of the owners hold counts once. In a collection of which they hold more than 3,000 items it counts for each of them',
    tag: 'Collections',
    method: 'GET',
    path: '/v0.1/ownerships/collections',
    query: {
      owners: Type.Array(AddressInput),
      blockchains: Type.Optional(BlockchainsInput),
      continuation: Type.Optional(Continuation),
      size: Type.Optional(PageSize),
    },
    answer: CollectionsWithOwnedItems,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ owners, blockchains, ...input }, { reader, lookUps }) => {
    lookUps.noteOwners(owners)
    const request = pageRequest(input)
    const page = await collectionsWithOwnedItems(reader, owners, blockchains, request)
    return { continuation: page.next, collections: [...page.entries] }
  },
)
