import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { AddressInput, CollectionIdInput, ItemIdInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { CollectionId } from '../../http/contract/primitives.ts'
import { PageSize } from '../schemas/inputs.ts'
import { ItemPageRequest, ItemRecommendationsPageRequest } from '../schemas/itemSearch.ts'
import {
  CollectionItems,
  ExtendedItem,
  Item,
  ItemContentAvailability,
  LockForm,
  ReportForm,
  UnlockResult,
} from '../schemas/items.ts'

export const batchUpdateHasAvailableContentUsingPOST = call({
  operationId: 'batchUpdateHasAvailableContentUsingPOST',
  summary: 'Tell of which items the content can be shown',
  tag: 'Items',
  method: 'POST',
  path: '/marketplace/api/v4/items/updateHasAvailableContent',
  body: {
    name: 'itemContentAvailability',
    schema: idsOf(ref(ItemContentAvailability)),
    optional: true,
  },
  errors: 'E4',
})

export const getCollectionsOfItemsByCreatorUsingGET = call({
  operationId: 'getCollectionsOfItemsByCreatorUsingGET',
  summary: 'Ids of the collections in which a creator has items',
  description: 'Collections of all owners, of which at least one item names the creator',
  tag: 'Items',
  method: 'GET',
  path: '/marketplace/api/v4/items/collections',
  query: { creator: AddressInput },
  answer: Type.Array(CollectionId),
  errors: 'E4',
})

export const getItemsByIdsDeprecatedUsingPOST = call({
  operationId: 'getItemsByIdsDeprecatedUsingPOST',
  summary: 'Items by their ids; unknown ones are left out',
  tag: 'Items',
  method: 'POST',
  path: '/marketplace/api/v4/items/map',
  deprecated: true,
  body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
  answer: Type.Array(ref(ExtendedItem)),
  errors: 'E4',
})

export const getItemsByIdsUsingPOST = call({
  operationId: 'getItemsByIdsUsingPOST',
  summary: 'Items by their ids; unknown ones are left out',
  tag: 'Items',
  method: 'POST',
  path: '/marketplace/api/v4/items/byIds',
  body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
  answer: Type.Array(ref(Item)),
  errors: 'E4',
})

export const getRecommendationsByItemUsingPOST = call({
  operationId: 'getRecommendationsByItemUsingPOST',
  summary: 'Items to recommend',
  tag: 'Items',
  method: 'POST',
  path: '/marketplace/api/v4/items/recommendations',
  body: {
    name: 'itemRecommendationsPageRequest',
    schema: ItemRecommendationsPageRequest,
    optional: true,
  },
  answer: Type.Array(ref(Item)),
  continues: true,
  errors: 'E4',
})

export const refreshItemMetaUsingPOST = call({
  operationId: 'refreshItemMetaUsingPOST',
  summary: 'Fetch the metadata of an item again',
  tag: 'Items',
  method: 'POST',
  path: '/marketplace/api/v4/items/{id}/meta/refresh',
  params: { id: ItemIdInput },
  errors: 'E404',
})

export const updateHasAvailableContentUsingPOST = call({
  operationId: 'updateHasAvailableContentUsingPOST',
  summary: 'Tell whether the content of an item can be shown',
  tag: 'Items',
  method: 'POST',
  path: '/marketplace/api/v4/items/{id}/updateHasAvailableContent',
  params: { id: ItemIdInput },
  query: { hasAvailableContent: Type.Boolean() },
  errors: 'E404',
})

export const visitItemUsingPOST = call({
  operationId: 'visitItemUsingPOST',
  summary: 'Count a visit of an item',
  tag: 'Items',
  method: 'POST',
  path: '/marketplace/api/v4/items/{id}/visits',
  params: { id: ItemIdInput },
  errors: 'E404',
})

export const searchCheapestUsingGET = call({
  operationId: 'searchCheapestUsingGET',
  summary: 'The cheapest items of collections',
  description:
    'At most `size` items of each collection, by its id, by price in the coin of the blockchain',
  tag: 'Items',
  method: 'GET',
  path: '/marketplace/api/v4/items/searchCheapest',
  query: { collectionIds: idsOf(CollectionIdInput), size: Type.Optional(PageSize) },
  answer: Type.Array(ref(CollectionItems)),
  errors: 'E4',
})

export const searchItemsUsingPOST = call({
  operationId: 'searchItemsUsingPOST',
  summary: 'Items by any of their properties',
  tag: 'Items',
  method: 'POST',
  path: '/marketplace/api/v4/items/search',
  body: { name: 'itemPageRequest', schema: ItemPageRequest, optional: true },
  answer: Type.Array(ref(Item)),
  continues: true,
  untilWritten: true,
  byClock: true,
  errors: 'E4',
})

export const createLockUsingPOST = call({
  operationId: 'createLockUsingPOST',
  summary: 'Lock content for those who own an item',
  tag: 'Items',
  method: 'POST',
  path: '/marketplace/api/v4/items/{id}/lock',
  bearer: true,
  params: { id: ItemIdInput },
  body: { name: 'lockForm', schema: LockForm, optional: true },
  answer: Type.String(),
  text: true,
  errors: 'E404',
})

export const unlockUsingPOST = call({
  operationId: 'unlockUsingPOST',
  summary: 'Content that was locked for those who own an item',
  tag: 'Items',
  method: 'POST',
  path: '/marketplace/api/v4/items/{id}/unlock',
  bearer: true,
  params: { id: ItemIdInput },
  answer: UnlockResult,
  errors: 'E404',
})

export const reportUsingPOST = call({
  operationId: 'reportUsingPOST',
  summary: 'Report an item to those who operate the platform',
  tag: 'Items',
  method: 'POST',
  path: '/marketplace/api/v4/items/{id}/report',
  params: { id: ItemIdInput },
  body: { name: 'reportForm', schema: ReportForm, optional: true },
  errors: 'E404',
})
