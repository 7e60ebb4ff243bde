import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { CollectionIdInput, idsOf, MandatoryPageSize } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { CollectionId } from '../../http/contract/primitives.ts'
import { CollectionPageRequest } from '../schemas/collectionSearch.ts'
import { ItemPageRequest, ItemsCollectionsRequest } from '../schemas/itemSearch.ts'
import {
  SearchableActivity,
  SearchableCollection,
  SearchableCollectionItems,
  SearchableItem,
  SearchableOwnership,
  SearchableUser,
} from '../schemas/searchable.ts'
import {
  OwnershipPageRequest,
  SearchActivityPageRequest,
  UserPageRequest,
} from '../schemas/searchRequests.ts'

export const searchActivities = call({
  operationId: 'searchActivities',
  summary: 'Likes and follows',
  tag: 'Search',
  method: 'POST',
  path: '/marketplace/search/v1/activity',
  body: { name: 'activityPageRequest', schema: SearchActivityPageRequest },
  answer: Type.Array(ref(SearchableActivity)),
  continues: true,
  errors: 'E4',
})

export const searchCollections = call({
  operationId: 'searchCollections',
  summary: 'Collections by any of their properties',
  tag: 'Search',
  method: 'POST',
  path: '/marketplace/search/v1/collections',
  body: { name: 'collectionPageRequest', schema: CollectionPageRequest },
  answer: Type.Array(ref(SearchableCollection)),
  continues: true,
  untilWritten: true,
  errors: 'E4',
})

export const getItemRecommendations = call({
  operationId: 'getItemRecommendations',
  summary: 'Items like those of a collection',
  description:
    'Listed items first, from the lowest price; then all others, the latest change first',
  tag: 'Search',
  method: 'GET',
  path: '/marketplace/search/v1/items/recommendations',
  query: { collectionId: CollectionIdInput, size: MandatoryPageSize },
  answer: Type.Array(ref(SearchableItem)),
  errors: 'E4',
})

export const getCheapestItems = call({
  operationId: 'getCheapestItems',
  summary: 'The cheapest items of collections, by price in the coin of the blockchain',
  description: 'At most `size` items of each collection, by its id',
  tag: 'Search',
  method: 'GET',
  path: '/marketplace/search/v1/items/cheapest',
  query: { collectionIds: idsOf(CollectionIdInput), size: MandatoryPageSize },
  answer: Type.Array(ref(SearchableCollectionItems)),
  errors: 'E4',
})

export const getCheapestItemsByCurrencyRate = call({
  operationId: 'getCheapestItemsByCurrencyRate',
  summary: 'The cheapest items of collections, by price in US dollars',
  description:
    'At most `size` items of each collection, by its id. Prices in currencies without a rate are left out',
  tag: 'Search',
  method: 'GET',
  path: '/marketplace/search/v1/items/cheapestByCurrencyRate',
  query: { collectionIds: idsOf(CollectionIdInput), size: MandatoryPageSize },
  answer: Type.Array(ref(SearchableCollectionItems)),
  errors: 'E4',
})

export const searchItems = call({
  operationId: 'searchItems',
  summary: 'Items by any of their properties',
  tag: 'Search',
  method: 'POST',
  path: '/marketplace/search/v1/items',
  body: { name: 'itemPageRequest', schema: ItemPageRequest },
  answer: Type.Array(ref(SearchableItem)),
  continues: true,
  untilWritten: true,
  byClock: true,
  errors: 'E4',
})

export const searchCollectionsOfItems = call({
  operationId: 'searchCollectionsOfItems',
  summary: 'Ids of the collections of items',
  description:
    'Collections in which the owner holds items, or in which the creator made some. With both, 3,000 of the items that the owner holds in a collection are looked at',
  tag: 'Search',
  method: 'POST',
  path: '/marketplace/search/v1/items/collections',
  body: { name: 'itemsCollectionsRequest', schema: ItemsCollectionsRequest },
  answer: Type.Array(CollectionId),
  continues: true,
  errors: 'E4',
})

export const searchOwnerships = call({
  operationId: 'searchOwnerships',
  summary: 'Ownerships by any of their properties',
  tag: 'Search',
  method: 'POST',
  path: '/marketplace/search/v1/ownerships',
  body: { name: 'ownershipPageRequest', schema: OwnershipPageRequest },
  answer: Type.Array(ref(SearchableOwnership)),
  continues: true,
  untilWritten: true,
  byClock: true,
  errors: 'E4',
})

export const searchUsers = call({
  operationId: 'searchUsers',
  summary: 'Users by any of their properties',
  tag: 'Search',
  method: 'POST',
  path: '/marketplace/search/v1/users',
  body: { name: 'userPageRequest', schema: UserPageRequest },
  answer: Type.Array(ref(SearchableUser)),
  continues: true,
  errors: 'E4',
})
