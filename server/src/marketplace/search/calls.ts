import { SEARCH_ACTIVITY_TYPES } from '@mintline/core/enumerations/marketplace'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import { CollectionIdInput, idsOf, MandatoryPageSize } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { CollectionId } from '../../http/contract/primitives.ts'
import { collectionsOfItems } from '../../read-model/collections/collectionsOfItems.ts'
import { cheapestItems } from '../../read-model/items/cheapestItems.ts'
import { marketItemsByKeys } from '../../read-model/items/marketItemsByIds.ts'
import { recommendedItems } from '../../read-model/items/recommendedItems.ts'
import { searchOwnerships as findOwnerships } from '../../read-model/ownerships/searchOwnerships.ts'
import { withEntries } from '../../read-model/page.ts'
import { activitiesFor } from '../activities/activitiesFor.ts'
import { searchableActivityOf } from '../activities/models.ts'
import { call } from '../call.ts'
import { CollectionPageRequest } from '../collections/searchSchemas.ts'
import { ItemPageRequest, ItemsCollectionsRequest } from '../items/searchSchemas.ts'
import { pageRequest } from '../pageRequest.ts'
import {
  searchableCollections,
  searchableItems,
  searchableOwnerships,
} from '../search-feeds/answers.ts'
import { searchableUserOf } from '../search-feeds/models.ts'
import {
  SearchableActivity,
  SearchableCollection,
  SearchableCollectionItems,
  SearchableItem,
  SearchableOwnership,
  SearchableUser,
} from '../search-feeds/schemas.ts'
import { foundCollections } from './collectionSearchFor.ts'
import { byCollection } from './filters.ts'
import { foundItems } from './foundItems.ts'
import { ownershipSearchFor, ownershipSortFor } from './ownershipSearchFor.ts'
import { searchUsers as findUsers } from './read.ts'
import { OwnershipPageRequest, SearchActivityPageRequest, UserPageRequest } from './schemas.ts'

export const searchActivities = call(
  {
    operationId: 'searchActivities',
    summary: 'Likes and follows',
    tag: 'Search',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/search/v1/activity',
    body: { name: 'activityPageRequest', schema: SearchActivityPageRequest },
    answer: Type.Array(ref(SearchableActivity)),
    continues: true,
    errors: 'E4',
  },
  async ({ activityPageRequest: request }, { reader }) => {
    const { types = [] } = request
    const { entries, next } = await activitiesFor(reader, {
      ...request,
      types: types.length === 0 ? [...SEARCH_ACTIVITY_TYPES] : types,
    })
    const social = entries.flatMap((entry) =>
      entry['@type'] === 'LIKE' || entry['@type'] === 'FOLLOW' ? [entry] : [],
    )
    return { entries: social.map(searchableActivityOf), next }
  },
)

export const searchCollections = call(
  {
    operationId: 'searchCollections',
    summary: 'Collections by any of their properties',
    tag: 'Search',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/search/v1/collections',
    body: { name: 'collectionPageRequest', schema: CollectionPageRequest },
    answer: Type.Array(ref(SearchableCollection)),
    continues: true,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ collectionPageRequest }, { reader }) => {
    const page = await foundCollections(reader, collectionPageRequest)
    return withEntries(page, await searchableCollections(reader, page.entries))
  },
)

export const getItemRecommendations = call(
  {
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
  },
  async ({ collectionId, size }, services) => {
    const page = { size, token: undefined }
    const { entries } = await recommendedItems(services.reader, collectionId, undefined, page)
    return searchableItems(services, await marketItemsByKeys(services.reader, entries))
  },
)

export const getCheapestItems = call(
  {
    operationId: 'getCheapestItems',
    summary: 'The cheapest items of collections, by price in the coin of the blockchain',
    description: 'At most `size` items of each collection, by its id',
    tag: 'Search',
    method: 'GET',
    path: '/marketplace/search/v1/items/cheapest',
    query: { collectionIds: idsOf(CollectionIdInput), size: MandatoryPageSize },
    answer: Type.Array(ref(SearchableCollectionItems)),
    errors: 'E4',
  },
  async ({ collectionIds, size }, services) => {
    const found = await cheapestItems(services.reader, collectionIds, 'COINS', size)
    const items = await searchableItems(services, await marketItemsByKeys(services.reader, found))
    return byCollection(collectionIds, items, ({ collection }) => collection.id)
  },
)

export const getCheapestItemsByCurrencyRate = call(
  {
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
  },
  async ({ collectionIds, size }, services) => {
    const found = await cheapestItems(services.reader, collectionIds, 'USD', size)
    const items = await searchableItems(services, await marketItemsByKeys(services.reader, found))
    return byCollection(collectionIds, items, ({ collection }) => collection.id)
  },
)

export const searchItems = call(
  {
    operationId: 'searchItems',
    summary: 'Items by any of their properties',
    tag: 'Search',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/search/v1/items',
    body: { name: 'itemPageRequest', schema: ItemPageRequest },
    answer: Type.Array(ref(SearchableItem)),
    continues: true,
    untilWritten: true,
    byClock: true,
    errors: 'E4',
  },
  async ({ itemPageRequest }, services) => {
    const page = await foundItems(services, itemPageRequest)
    const items = await marketItemsByKeys(services.reader, page.entries)
    return withEntries(page, await searchableItems(services, items))
  },
)

export const searchCollectionsOfItems = call(
  {
    operationId: 'searchCollectionsOfItems',
    summary: 'Ids of the collections of items',
    description:
      'Collections in which the owner holds items, or in which the creator made some. With both, 3,000 of the items that the owner holds in a collection are looked at',
    tag: 'Search',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/search/v1/items/collections',
    body: { name: 'itemsCollectionsRequest', schema: ItemsCollectionsRequest },
    answer: Type.Array(CollectionId),
    continues: true,
    errors: 'E4',
  },
  async ({ itemsCollectionsRequest: { size, continuation, ...items } }, { reader, lookUps }) => {
    if (items.owner === undefined && items.creator === undefined) {
      throw new ApiError('validation', 'owner or creator is required')
    }
    lookUps.noteOwners(items.owner ? [items.owner] : [])
    return collectionsOfItems(reader, items, pageRequest({ size, continuation }))
  },
)

export const searchOwnerships = call(
  {
    operationId: 'searchOwnerships',
    summary: 'Ownerships by any of their properties',
    tag: 'Search',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/search/v1/ownerships',
    body: { name: 'ownershipPageRequest', schema: OwnershipPageRequest },
    answer: Type.Array(ref(SearchableOwnership)),
    continues: true,
    untilWritten: true,
    byClock: true,
    errors: 'E4',
  },
  async ({ ownershipPageRequest: { filter, ...request } }, services) => {
    const now = services.now()
    const conditions = ownershipSearchFor(filter, now)
    services.lookUps.noteOwners(conditions.owners ?? [])
    const sort = ownershipSortFor(filter, now)
    const page = await findOwnerships(services.reader, conditions, sort, pageRequest(request))
    return withEntries(page, await searchableOwnerships(services, page.entries))
  },
)

export const searchUsers = call(
  {
    operationId: 'searchUsers',
    summary: 'Users by any of their properties',
    tag: 'Search',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/search/v1/users',
    body: { name: 'userPageRequest', schema: UserPageRequest },
    answer: Type.Array(ref(SearchableUser)),
    continues: true,
    errors: 'E4',
  },
  async ({ userPageRequest: { filter, ...request } }, { reader }) => {
    const { text, verifiedOnly, wallets, sort } = filter
    // The searching user makes no difference.
    const page = await findUsers(
      reader,
      { text, isVerified: verifiedOnly, wallets },
      sort === 'MOST_FOLLOWERS_FIRST' ? 'MOST_FOLLOWERS' : 'LATEST',
      pageRequest(request),
    )
    return withEntries(page, page.entries.map(searchableUserOf))
  },
)
