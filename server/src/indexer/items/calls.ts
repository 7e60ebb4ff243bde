import { formatItemId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import {
  AddressInput,
  CollectionIdInput,
  Continuation,
  EpochMilliseconds,
  ItemIdInput,
  PageSize,
} from '../../http/contract/inputs.ts'
import { defaulting, ref } from '../../http/contract/model.ts'
import { assertFound, found } from '../../http/found.ts'
import { asModel } from '../../json/kept.ts'
import {
  allItems,
  itemsByCollection,
  itemsByCreator,
  itemsByOwner,
} from '../../read-model/items/itemLists.ts'
import { itemById } from '../../read-model/items/itemsByKeys.ts'
import { itemsByOwnerWithOwnership } from '../../read-model/items/itemsByOwnerWithOwnership.ts'
import { itemRoyalties } from '../../read-model/items/royalties.ts'
import { duplicatedItems } from '../../read-model/items/search/duplicatedItems.ts'
import type { ItemSort } from '../../read-model/items/search/itemOrder.ts'
import { searchItems as search } from '../../read-model/items/search/searchItems.ts'
import { itemsByIds, shownItems } from '../../read-model/items/shownItems.ts'
import { withEntries } from '../../read-model/page.ts'
import { call } from '../call.ts'
import { pageRequest } from '../pageRequest.ts'
import { BlockchainsInput } from '../schemas/blockchainsInput.ts'
import { SearchEngine } from '../schemas/enumerations.ts'
import { ItemsSearchRequest } from '../schemas/itemSearch.ts'
import { Item, ItemIds, Items } from '../schemas/items.ts'
import { Royalties } from '../schemas/shares.ts'
import { itemSearchOf, itemsAnswer } from './answers.ts'
import {
  DuplicatedItemGroups,
  DuplicatedItemsSearchRequest,
  ItemsWithOwnership,
} from './schemas.ts'

const timeOf = (milliseconds: number | undefined) =>
  milliseconds === undefined ? undefined : new Date(milliseconds)

export const getAllItems = call(
  {
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
  },
  async (input, { reader }) => {
    const filter = {
      blockchains: input.blockchains,
      showDeleted: input.showDeleted,
      updatedFrom: timeOf(input.lastUpdatedFrom),
      updatedTo: timeOf(input.lastUpdatedTo),
    }
    return itemsAnswer(await allItems(reader, filter, pageRequest(input)))
  },
)

export const getItemById = call(
  {
    operationId: 'getItemById',
    summary: 'An item',
    tag: 'Items',
    method: 'GET',
    path: '/v0.1/items/{itemId}',
    params: { itemId: ItemIdInput },
    answer: Item,
    errors: 'E404',
  },
  async ({ itemId }, { reader, lookUps }) => {
    lookUps.note([itemId])
    return found(await itemById(reader, itemId), 'item', formatItemId(itemId))
  },
)

export const getItemByIds = call(
  {
    operationId: 'getItemByIds',
    summary: 'Items by their ids; unknown ones are left out',
    tag: 'Items',
    requestClass: 'read',
    method: 'POST',
    path: '/v0.1/items/byIds',
    body: { name: 'itemIds', schema: ItemIds },
    answer: Items,
    untilWritten: true,
    errors: 'E404',
  },
  async ({ itemIds }, { reader, lookUps }) => {
    lookUps.note(itemIds.ids)
    return { items: (await itemsByIds(reader, itemIds.ids)).map(asModel) }
  },
)

export const getItemRoyaltiesById = call(
  {
    operationId: 'getItemRoyaltiesById',
    summary: 'Royalties of an item',
    description: 'Shares in basis points, by wallet. 404 for an item that is not known',
    tag: 'Items',
    method: 'GET',
    path: '/v0.1/items/{itemId}/royalties',
    params: { itemId: ItemIdInput },
    answer: Royalties,
    errors: 'E4',
  },
  async ({ itemId }, { reader }) => ({
    royalties: found(await itemRoyalties(reader, itemId), 'item', formatItemId(itemId)),
  }),
)

export const getItemsByCollection = call(
  {
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
  },
  async (input, { reader }) =>
    itemsAnswer(await itemsByCollection(reader, input.collection, pageRequest(input))),
)

export const getItemsByCreator = call(
  {
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
  },
  async ({ creator, blockchains, ...input }, { reader }) =>
    itemsAnswer(await itemsByCreator(reader, creator, blockchains, pageRequest(input))),
)

export const getItemsByOwner = call(
  {
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
  },
  async ({ owner, blockchains, ...input }, { reader, lookUps }) => {
    lookUps.noteOwners([owner])
    return itemsAnswer(await itemsByOwner(reader, owner, blockchains, pageRequest(input)))
  },
)

export const getItemsByOwnerWithOwnership = call(
  {
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
  },
  async ({ owner, ...input }, { reader, lookUps }) => {
    lookUps.noteOwners([owner])
    const page = await itemsByOwnerWithOwnership(reader, owner, pageRequest(input))
    const items = page.entries.map(({ item, ownership }) => ({ item: asModel(item), ownership }))
    return { continuation: page.next, items }
  },
)

export const resetItemMeta = call(
  {
    operationId: 'resetItemMeta',
    summary: 'Fetch the metadata of an item again',
    description: 'Answers once the document was fetched if `sync` is true, else at once',
    tag: 'Items',
    requestClass: 'refetch',
    method: 'DELETE',
    path: '/v0.1/items/{itemId}/resetMeta',
    params: { itemId: ItemIdInput },
    query: {
      sync: Type.Optional(defaulting(Type.Boolean(), false)),
    },
    errors: 'E4',
  },
  async ({ itemId, sync }, { metadata }) =>
    assertFound(await metadata.resetItem(itemId, sync), 'item', formatItemId(itemId)),
)

export const searchItems = call(
  {
    operationId: 'searchItems',
    summary: 'Items by any of their properties',
    tag: 'Items',
    requestClass: 'search',
    method: 'POST',
    path: '/v0.1/items/search',
    body: { name: 'itemsSearchRequest', schema: ItemsSearchRequest },
    answer: Items,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ itemsSearchRequest: request }, { reader, lookUps }) => {
    const conditions = itemSearchOf(request.filter)
    lookUps.noteOwners(conditions.owners ?? [])
    const page = await search(reader, conditions, sortOf(request), pageRequest(request))
    const items = await shownItems(reader, page.entries)
    return itemsAnswer(withEntries(page, [...items.values()]))
  },
)

export const searchDuplicatedItems = call(
  {
    operationId: 'searchDuplicatedItems',
    summary: 'Groups of items with equal traits',
    tag: 'Items',
    requestClass: 'search',
    method: 'POST',
    path: '/v0.1/items/search/duplicates',
    body: { name: 'duplicatedItemsSearchRequest', schema: DuplicatedItemsSearchRequest },
    answer: DuplicatedItemGroups,
    untilWritten: true,
    errors: 'E4',
  },
  async ({ duplicatedItemsSearchRequest: request }, { reader }) => {
    const { filter, traits } = request
    const conditions = itemSearchOf(filter)
    const page = await duplicatedItems(reader, conditions, traits, pageRequest(request))
    const groups = page.entries.map((group) => ({ ...group, item: asModel(group.item) }))
    return { continuation: page.next, groups }
  },
)

/** Returns the requested sort order. A trait is compared within collections only: it means something else in others. */
function sortOf({ sort = 'LATEST', traitSort, filter }: ItemsSearchRequest): ItemSort {
  if (sort !== 'TRAIT') return { sort }
  if (traitSort === undefined || filter.collections === undefined) {
    const missing = traitSort === undefined ? 'traitSort' : 'filter.collections'
    throw new ApiError(
      'validation',
      `sort TRAIT needs traitSort and filter.collections: ${missing} is missing`,
    )
  }
  return { sort, trait: traitSort }
}
