import { formatItemId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { AddressInput, CollectionIdInput, ItemIdInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { CollectionId } from '../../http/contract/primitives.ts'
import { assertFound } from '../../http/found.ts'
import { collectionsOfCreator } from '../../read-model/collections/collectionsOfWallets.ts'
import { cheapestItems } from '../../read-model/items/cheapestItems.ts'
import { itemKeysOf } from '../../read-model/items/itemsByKeys.ts'
import { marketItemsByIds, marketItemsByKeys } from '../../read-model/items/marketItemsByIds.ts'
import { recommendedItems } from '../../read-model/items/recommendedItems.ts'
import { withEntries } from '../../read-model/page.ts'
import { call } from '../call.ts'
import { pageRequest } from '../pageRequest.ts'
import { PageSize } from '../schemas/inputs.ts'
import { byCollection } from '../search/filters.ts'
import { foundItems } from '../search/foundItems.ts'
import { shownItems } from './answers.ts'
import { keptItems } from './keptItems.ts'
import { extendedItemOf } from './models.ts'
import { CollectionItems, ExtendedItem, Item } from './schemas.ts'
import { ItemPageRequest, ItemRecommendationsPageRequest } from './searchSchemas.ts'

export const getCollectionsOfItemsByCreatorUsingGET = call(
  {
    operationId: 'getCollectionsOfItemsByCreatorUsingGET',
    summary: 'Ids of the collections in which a creator has items',
    description: 'Collections of all owners, of which at least one item names the creator',
    tag: 'Items',
    method: 'GET',
    path: '/marketplace/api/v4/items/collections',
    query: { creator: AddressInput },
    answer: Type.Array(CollectionId),
    errors: 'E4',
  },
  async ({ creator }, { reader }) => collectionsOfCreator(reader, creator),
)

export const getItemsByIdsDeprecatedUsingPOST = call(
  {
    operationId: 'getItemsByIdsDeprecatedUsingPOST',
    summary: 'Items by their ids; unknown ones are left out',
    tag: 'Items',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/items/map',
    deprecated: true,
    body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
    answer: Type.Array(ref(ExtendedItem)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, services) => {
    services.lookUps.note(ids)
    const items = await shownItems(services, await marketItemsByIds(services.reader, ids))
    return items.map(extendedItemOf)
  },
)

export const getItemsByIdsUsingPOST = call(
  {
    operationId: 'getItemsByIdsUsingPOST',
    summary: 'Items by their ids; unknown ones are left out',
    tag: 'Items',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/items/byIds',
    body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
    answer: Type.Array(ref(Item)),
    errors: 'E4',
  },
  async ({ requestBody: ids }, services) => {
    services.lookUps.note(ids)
    return [...(await keptItems(services, itemKeysOf(ids))).values()]
  },
)

export const getRecommendationsByItemUsingPOST = call(
  {
    operationId: 'getRecommendationsByItemUsingPOST',
    summary: 'Items to recommend',
    tag: 'Items',
    requestClass: 'read',
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
  },
  async ({ itemRecommendationsPageRequest: { filter, ...request } }, services) => {
    const { collection, excludeId } = filter
    const asked = pageRequest(request)
    const page = await recommendedItems(services.reader, collection, excludeId, asked)
    const items = await keptItems(services, page.entries)
    return withEntries(page, [...items.values()])
  },
)

export const refreshItemMetaUsingPOST = call(
  {
    operationId: 'refreshItemMetaUsingPOST',
    summary: 'Fetch the metadata of an item again',
    tag: 'Items',
    requestClass: 'refetch',
    method: 'POST',
    path: '/marketplace/api/v4/items/{id}/meta/refresh',
    params: { id: ItemIdInput },
    errors: 'E404',
  },
  async ({ id }, { metadata }) =>
    assertFound(await metadata.resetItem(id, false), 'item', formatItemId(id)),
)

export const searchCheapestUsingGET = call(
  {
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
  },
  async ({ collectionIds, size }, services) => {
    const found = await cheapestItems(services.reader, collectionIds, 'COINS', size)
    const items = await shownItems(services, await marketItemsByKeys(services.reader, found))
    return byCollection(collectionIds, items, ({ token }) => token)
  },
)

export const searchItemsUsingPOST = call(
  {
    operationId: 'searchItemsUsingPOST',
    summary: 'Items by any of their properties',
    tag: 'Items',
    requestClass: 'search',
    method: 'POST',
    path: '/marketplace/api/v4/items/search',
    body: { name: 'itemPageRequest', schema: ItemPageRequest, optional: true },
    answer: Type.Array(ref(Item)),
    continues: true,
    untilWritten: true,
    byClock: true,
    errors: 'E4',
  },
  async ({ itemPageRequest }, services) => {
    const page = await foundItems(services, itemPageRequest)
    const items = await keptItems(services, page.entries)
    return withEntries(page, [...items.values()])
  },
)
