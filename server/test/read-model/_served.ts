import { ACTIVITY_TYPES, USER_ACTIVITY_TYPES } from '@mintline/core/enumerations/indexer'
import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import { account } from './_addresses.ts'
import type { Parameters } from './_app.ts'
import { ALICE, BOB, CAROL, COPIED, COPIES, dropOn, itemIdOn } from './_names.ts'

/** A call with pages. */
export interface PagedCall {
  readonly call: Call
  /** Parameters that yield something to list. */
  readonly parameters: Parameters
  /** Returns an answer's entries, each as a unique text. */
  readonly entries: (body: never) => string[]
  /** Name of the body parameter that contains all others. */
  readonly inBody?: string
  /** True if the call takes `limit`, at most 100, instead of `size`. */
  readonly hasLimit?: boolean
  /** True if the page token is only accepted as `cursor`. */
  readonly hasCursor?: boolean
}

const ids =
  (list: string) =>
  (body: Readonly<Record<string, readonly { id: string }[]>>): string[] =>
    (body[list] ?? []).map(({ id }) => id)

const WHOLE_TIME = {
  updatedAfterInclusive: '2020-01-01T00:00:00Z',
  updatedBeforeExclusive: '2100-01-01T00:00:00Z',
}
const EVM_USERS = [ALICE, BOB, CAROL].map((seed) => account('ETHEREUM', seed))

/** All calls with pages. */
export const PAGED_CALLS: readonly PagedCall[] = [
  { call: calls.getAllItems, parameters: { showDeleted: true }, entries: ids('items') },
  {
    call: calls.getItemsByCollection,
    parameters: { collection: formatCollectionId(dropOn('ETHEREUM')) },
    entries: ids('items'),
  },
  {
    call: calls.getItemsByCreator,
    parameters: { creator: account('ETHEREUM', CAROL) },
    entries: ids('items'),
  },
  {
    call: calls.getItemsByOwner,
    parameters: { owner: account('ETHEREUM', ALICE) },
    entries: ids('items'),
  },
  {
    call: calls.getItemsByOwnerWithOwnership,
    parameters: { owner: account('ETHEREUM', ALICE) },
    entries: ({ items }: { items: { item: { id: string } }[] }) => items.map(({ item }) => item.id),
  },
  {
    call: calls.getOwnershipsByCollection,
    parameters: { collection: formatCollectionId(COPIES) },
    entries: ids('ownerships'),
  },
  {
    call: calls.getOwnershipsByItem,
    parameters: { itemId: formatItemId(COPIED) },
    entries: ids('ownerships'),
  },
  { call: calls.getAllCollections, parameters: {}, entries: ids('collections') },
  {
    call: calls.getCollectionsByOwner,
    parameters: { owner: account('ETHEREUM', CAROL) },
    entries: ids('collections'),
  },
  {
    call: calls.getCollectionsWithOwnedItems,
    parameters: { owners: [...EVM_USERS, account('SOLANA', ALICE)] },
    entries: ({ collections }: { collections: { collection: { id: string } }[] }) =>
      collections.map(({ collection }) => collection.id),
  },
  {
    call: calls.getAllActivities,
    parameters: { type: ACTIVITY_TYPES },
    entries: ids('activities'),
  },
  {
    call: calls.getActivitiesByCollection,
    parameters: {
      type: ACTIVITY_TYPES,
      collection: [dropOn('ETHEREUM'), dropOn('APTOS')].map(formatCollectionId),
      sort: 'EARLIEST_FIRST',
    },
    entries: ids('activities'),
  },
  {
    call: calls.getActivitiesByItem,
    parameters: { type: ACTIVITY_TYPES, itemId: itemIdOn('ETHEREUM', 1) },
    entries: ids('activities'),
  },
  {
    call: calls.getActivitiesByUser,
    parameters: { type: USER_ACTIVITY_TYPES, user: EVM_USERS },
    entries: ids('activities'),
  },
  {
    call: calls.getActivitiesByUsers,
    parameters: { types: USER_ACTIVITY_TYPES, users: EVM_USERS, sort: 'EARLIEST_FIRST' },
    entries: ids('activities'),
    inBody: 'activitiesByUsersRequest',
  },
  {
    call: calls.getAllActivitiesSync,
    parameters: { blockchain: 'ETHEREUM' },
    entries: ids('activities'),
  },
  {
    call: calls.getSalesChart,
    parameters: { id: formatCollectionId(dropOn('BASE')) },
    entries: ({ dates, itemIds }: { dates: string[]; itemIds: string[] }) =>
      dates.map((date, index) => `${date} ${itemIds[index]}`),
    hasCursor: true,
  },
  {
    call: calls.getCollectionLeaderboardByOwner,
    parameters: { owners: [...EVM_USERS, account('SOLANA', ALICE)] },
    entries: ids('result'),
    hasLimit: true,
  },
  {
    call: calls.getCollectionRankingByVolume,
    parameters: {},
    entries: ids('result'),
    hasLimit: true,
  },
  {
    call: calls.searchActivities,
    parameters: { filter: {} },
    entries: ids('activities'),
    inBody: 'activitySearchRequest',
    hasCursor: true,
  },
  {
    call: calls.searchCollection,
    parameters: { filter: { text: 'd' } },
    entries: ids('collections'),
    inBody: 'collectionsSearchRequest',
  },
  {
    call: calls.searchItems,
    parameters: {
      filter: { collections: [dropOn('ETHEREUM'), dropOn('SOLANA')].map(formatCollectionId) },
      sort: 'TRAIT',
      traitSort: { key: 'Color' },
    },
    entries: ids('items'),
    inBody: 'itemsSearchRequest',
  },
  {
    call: calls.searchDuplicatedItems,
    parameters: { filter: { deleted: false }, traits: ['Color'] },
    entries: ({ groups }: { groups: { traitGroups: object[] }[] }) =>
      groups.map(({ traitGroups }) => JSON.stringify(traitGroups)),
    inBody: 'duplicatedItemsSearchRequest',
  },
  {
    call: calls.searchOwnerships,
    parameters: { filter: {} },
    entries: ids('ownerships'),
    inBody: 'ownershipSearchRequest',
  },
  { call: calls.getOrdersAll, parameters: {}, entries: ids('orders') },
  { call: calls.getAllSync, parameters: { blockchain: 'ETHEREUM' }, entries: ids('orders') },
  { call: calls.getSellOrders, parameters: {}, entries: ids('orders') },
  {
    call: calls.getSellOrdersByItem,
    parameters: { itemId: itemIdOn('ETHEREUM', 1) },
    entries: ids('orders'),
  },
  {
    call: calls.getSellOrdersByMaker,
    parameters: { maker: [...EVM_USERS, account('SOLANA', BOB)] },
    entries: ids('orders'),
  },
  {
    call: calls.getOrderBidsByItem,
    parameters: { itemId: itemIdOn('ETHEREUM', 1) },
    entries: ids('orders'),
  },
  { call: calls.getOrderBidsByMaker, parameters: { maker: EVM_USERS }, entries: ids('orders') },
  {
    call: calls.getOrderFloorBidsByCollection,
    parameters: { collectionId: formatCollectionId(dropOn('ETHEREUM')) },
    entries: ids('orders'),
  },
  {
    call: calls.getOwners,
    parameters: { id: formatCollectionId(COPIES) },
    entries: ({ owners }: { owners: { owner: string }[] }) => owners.map(({ owner }) => owner),
  },
  {
    call: calls.getBidsByPrice,
    parameters: { id: formatCollectionId(dropOn('ETHEREUM')) },
    entries: ({ prices }: { prices: { price: string }[] }) => prices.map(({ price }) => price),
  },
  {
    call: calls.getReconciliationItems,
    parameters: { blockchain: 'BASE', ...WHOLE_TIME },
    entries: ids('entities'),
  },
]

/** Returns the parameters for a call; with a body, all are inside it. */
export function parametersOf(
  { parameters, inBody, hasLimit = false, hasCursor = false }: PagedCall,
  { size, continuation, ...more }: Parameters,
): Parameters {
  const length = hasLimit ? { limit: size && Math.min(Number(size), 100) } : { size }
  const token = { [hasCursor ? 'cursor' : 'continuation']: continuation }
  const all = { ...parameters, ...more, ...token, ...(size !== undefined && length) }
  return inBody === undefined ? all : { [inBody]: all }
}
