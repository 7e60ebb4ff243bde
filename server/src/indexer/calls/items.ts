import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import {
  AddressInput,
  CollectionIdInput,
  Continuation,
  EpochMilliseconds,
  ItemIdInput,
  PageSize,
} from '../../http/contract/inputs.ts'
import { defaulting, ref } from '../../http/contract/model.ts'
import { BlockchainsInput } from '../schemas/blockchainsInput.ts'
import { DuplicatedItemGroups, DuplicatedItemsSearchRequest } from '../schemas/duplicates.ts'
import { SearchEngine } from '../schemas/enumerations.ts'
import { ItemsSearchRequest } from '../schemas/itemSearch.ts'
import { Item, ItemIds, Items } from '../schemas/items.ts'
import { ItemsWithOwnership } from '../schemas/itemsWithOwnership.ts'
import { Royalties } from '../schemas/shares.ts'

export const getAllItems = call({
  operationId: 'getAllItems',
  summary: 'All items, the latest change first',
  tag: 'Items',
  method: 'GET',
  path: '/v0.1/items/all',
  query: {
    blockchains: Type.Optional(BlockchainsInput),
    continuation: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
    showDeleted: Type.Optional(defaulting(Type.Boolean(), false)),
    lastUpdatedFrom: Type.Optional(EpochMilliseconds),
    lastUpdatedTo: Type.Optional(EpochMilliseconds),
    searchEngine: Type.Optional(ref(SearchEngine)),
  },
  ordered: [['lastUpdatedFrom', 'lastUpdatedTo']],
  answer: Items,
  untilWritten: true,
  errors: 'E4',
})

export const getItemById = call({
  operationId: 'getItemById',
  summary: 'An item',
  tag: 'Items',
  method: 'GET',
  path: '/v0.1/items/{itemId}',
  params: { itemId: ItemIdInput },
  answer: Item,
  errors: 'E404',
})

export const getItemByIds = call({
  operationId: 'getItemByIds',
  summary: 'Items by their ids; unknown ones are left out',
  tag: 'Items',
  method: 'POST',
  path: '/v0.1/items/byIds',
  body: { name: 'itemIds', schema: ItemIds },
  answer: Items,
  untilWritten: true,
  errors: 'E404',
})

export const getItemRoyaltiesById = call({
  operationId: 'getItemRoyaltiesById',
  summary: 'Royalties of an item',
  description: 'Shares in basis points, by wallet. 404 for an item that is not known',
  tag: 'Items',
  method: 'GET',
  path: '/v0.1/items/{itemId}/royalties',
  params: { itemId: ItemIdInput },
  answer: Royalties,
  errors: 'E4',
})

export const getItemsByCollection = call({
  operationId: 'getItemsByCollection',
  summary: 'Items of a collection, the latest change first',
  tag: 'Items',
  method: 'GET',
  path: '/v0.1/items/byCollection',
  query: {
    collection: CollectionIdInput,
    continuation: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
    searchEngine: Type.Optional(ref(SearchEngine)),
  },
  answer: Items,
  untilWritten: true,
  errors: 'E4',
})

export const getItemsByCreator = call({
  operationId: 'getItemsByCreator',
  summary: 'Items of a creator, the latest change first',
  tag: 'Items',
  method: 'GET',
  path: '/v0.1/items/byCreator',
  query: {
    blockchains: Type.Optional(BlockchainsInput),
    creator: AddressInput,
    continuation: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
    searchEngine: Type.Optional(ref(SearchEngine)),
  },
  answer: Items,
  untilWritten: true,
  errors: 'E4',
})

export const getItemsByOwner = call({
  operationId: 'getItemsByOwner',
  summary: 'Items of an owner, the latest change first',
  tag: 'Items',
  method: 'GET',
  path: '/v0.1/items/byOwner',
  query: {
    blockchains: Type.Optional(BlockchainsInput),
    owner: AddressInput,
    continuation: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
    searchEngine: Type.Optional(ref(SearchEngine)),
  },
  answer: Items,
  untilWritten: true,
  errors: 'E4',
})

export const getItemsByOwnerWithOwnership = call({
  operationId: 'getItemsByOwnerWithOwnership',
  summary: 'Items of an owner with their ownerships, the latest change of ownership first',
  tag: 'Items',
  method: 'GET',
  path: '/v0.1/items/byOwnerWithOwnership',
  query: {
    owner: AddressInput,
    continuation: Type.Optional(Continuation),
    size: Type.Optional(PageSize),
    searchEngine: Type.Optional(ref(SearchEngine)),
  },
  answer: ItemsWithOwnership,
  untilWritten: true,
  errors: 'E4',
})

export const resetItemMeta = call({
  operationId: 'resetItemMeta',
  summary: 'Fetch the metadata of an item again',
  description: 'Answers once the document was fetched if `sync` is true, else at once',
  tag: 'Items',
  method: 'DELETE',
  path: '/v0.1/items/{itemId}/resetMeta',
  params: { itemId: ItemIdInput },
  query: {
    sync: Type.Optional(defaulting(Type.Boolean(), false)),
  },
  errors: 'E4',
})

export const searchItems = call({
  operationId: 'searchItems',
  summary: 'Items by any of their properties',
  tag: 'Items',
  method: 'POST',
  path: '/v0.1/items/search',
  body: { name: 'itemsSearchRequest', schema: ItemsSearchRequest },
  answer: Items,
  untilWritten: true,
  errors: 'E4',
})

export const searchDuplicatedItems = call({
  operationId: 'searchDuplicatedItems',
  summary: 'Groups of items with equal traits',
  tag: 'Items',
  method: 'POST',
  path: '/v0.1/items/search/duplicates',
  body: { name: 'duplicatedItemsSearchRequest', schema: DuplicatedItemsSearchRequest },
  answer: DuplicatedItemGroups,
  untilWritten: true,
  errors: 'E4',
})
