import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import {
  AddressInput,
  CollectionIdInput,
  Continuation,
  PageSize,
} from '../../http/contract/inputs.ts'
import { BlockchainsInput } from '../schemas/blockchainsInput.ts'
import { CollectionsSearchRequest } from '../schemas/collectionSearch.ts'
import { Collection, Collections, CollectionsWithOwnedItems } from '../schemas/collections.ts'
import { CollectionTokenId } from '../schemas/collectionTokenIds.ts'

export const generateTokenId = call({
  operationId: 'generateTokenId',
  summary: 'Next token id for a minter in a collection',
  description:
    'Each answer takes a number, which no later one gets. The collection has to be one that this server signs for',
  tag: 'Collections',
  method: 'GET',
  path: '/v0.1/collections/{collection}/generateTokenId',
  params: { collection: CollectionIdInput },
  query: {
    minter: AddressInput,
  },
  answer: CollectionTokenId,
  errors: 'E4',
})

export const getAllCollections = call({
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
})

export const getCollectionById = call({
  operationId: 'getCollectionById',
  summary: 'A collection',
  tag: 'Collections',
  method: 'GET',
  path: '/v0.1/collections/{collection}',
  params: { collection: CollectionIdInput },
  answer: Collection,
  errors: 'E404',
})

export const getCollectionsByOwner = call({
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
})

export const refreshCollectionItemsMeta = call({
  operationId: 'refreshCollectionItemsMeta',
  summary: 'Fetch the metadata of all items of a collection again',
  description: 'Answers at once; the items follow in the background',
  tag: 'Collections',
  method: 'DELETE',
  path: '/v0.1/collections/{collection}/refreshMeta',
  params: { collection: CollectionIdInput },
  errors: 'E4',
})

export const resetCollectionMeta = call({
  operationId: 'resetCollectionMeta',
  summary: 'Fetch the metadata of a collection again',
  description: 'Answers at once; the new document is there once it was fetched',
  tag: 'Collections',
  method: 'DELETE',
  path: '/v0.1/collections/{collection}/resetMeta',
  params: { collection: CollectionIdInput },
  errors: 'E4',
})

export const searchCollection = call({
  operationId: 'searchCollection',
  summary: 'Collections by words in their names',
  tag: 'Collections',
  method: 'POST',
  path: '/v0.1/collections/search',
  body: { name: 'collectionsSearchRequest', schema: CollectionsSearchRequest },
  answer: Collections,
  untilWritten: true,
  errors: 'E4',
})

export const getCollectionsWithOwnedItems = call({
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
})
