import {
  ACTIVITY_TYPES,
  USER_ACTIVITY_TYPES,
  USER_TYPES,
} from '@mintline/core/enumerations/indexer'
import * as calls from '../../src/indexer/calls.ts'
import { ADJECTIVES, NOUNS, TRAITS } from '../fill/words.ts'
import { repeated } from './repeated.ts'
import type { Asked, Kind } from './requests.ts'
import type { Samples } from './samples.ts'

/** Page size. */
const SIZE = 50

/** Requests per second at which latencies are promised. */
const RATE = 200
/** Same for pages that are not cached: each takes two cores for a hundredth of a second. */
const NEW_RATE = 50

/** Two-word names: one in nine is searched repeatedly, as ids are requested, and the others only once. */
const NAMES = ADJECTIVES.flatMap((adjective) => NOUNS.map((noun) => `${adjective} ${noun}`))
const SEARCHED_AGAIN = NAMES.filter((_, index) => index % 9 === 0)
const SEARCHED_ONCE = NAMES.filter((_, index) => index % 9 > 0)

/** Returns the indexer's calls, with their limits. */
export const indexerKinds = (samples: Samples): readonly Kind[] => [
  { name: 'by id', calls: byId(samples), most: 10, rate: RATE },
  { name: 'list of 50', calls: lists(samples), most: 50, rate: RATE },
  { name: 'search', calls: searches(samples), most: 150, rate: RATE },
  { name: 'new list of 50', calls: newLists(samples), most: 50, rate: NEW_RATE },
  { name: 'new search', calls: newSearches(), most: 150, rate: NEW_RATE },
  { name: 'leaderboard', calls: leaderboards(samples), most: 20, rate: RATE },
]

/** Calls for one entity. */
const byId = ({ items, ownerships, orders, collections }: Samples): Asked[] => [
  { call: calls.getItemById, parameters: items.map((itemId) => ({ itemId })) },
  { call: calls.getOwnershipById, parameters: ownerships.map((ownershipId) => ({ ownershipId })) },
  { call: calls.getOrderById, parameters: orders.map((id) => ({ id })) },
  {
    call: calls.getCollectionById,
    parameters: collections.map((collection) => ({ collection })),
  },
]

/** Requests item lists for small and large collections. */
export const itemLists = ({
  collections,
  largeCollections,
}: Pick<Samples, 'collections' | 'largeCollections'>): Asked => ({
  call: calls.getItemsByCollection,
  parameters: [...collections, ...repeated(largeCollections, collections.length)].map(
    (collection) => ({ collection, size: SIZE }),
  ),
})

/** Lists of all kinds. */
const lists = (samples: Samples): Asked[] => [
  itemLists(samples),
  { call: calls.getAllItems, parameters: [{ size: SIZE }] },
  ...ofOwners(samples),
  byCreators(samples.creators),
  {
    call: calls.getOwnershipsByCollection,
    parameters: samples.largeCollections.map((collection) => ({ collection, size: SIZE })),
  },
  { call: calls.getAllCollections, parameters: [{ size: SIZE }] },
  ...activities(samples),
  ...orders(samples),
]

function ofOwners({ owners, largeOwners }: Samples): Asked[] {
  const asked = (call: Asked['call']): Asked[] => [
    { call, parameters: owners.map((owner) => ({ owner, size: SIZE })) },
    {
      call,
      variant: 'with many',
      parameters: largeOwners.map((owner) => ({ owner, size: SIZE })),
    },
  ]
  return [
    ...asked(calls.getItemsByOwner),
    ...asked(calls.getItemsByOwnerWithOwnership),
    {
      call: calls.getCollectionsWithOwnedItems,
      parameters: owners.map((owner) => ({ owners: [owner], size: SIZE })),
    },
  ]
}

function activities({ items, largeCollections, owners, largeOwners }: Samples): Asked[] {
  const page = { type: ACTIVITY_TYPES, size: SIZE }
  const userPage = { type: USER_ACTIVITY_TYPES, size: SIZE }
  return [
    { call: calls.getAllActivities, parameters: [page] },
    {
      call: calls.getActivitiesByCollection,
      parameters: largeCollections.map((collection) => ({ ...page, collection })),
    },
    {
      call: calls.getActivitiesByItem,
      parameters: items.map((itemId) => ({ ...page, itemId })),
    },
    {
      call: calls.getActivitiesByUser,
      parameters: owners.map((user) => ({ ...userPage, user })),
    },
    {
      call: calls.getActivitiesByUser,
      variant: 'with many',
      parameters: largeOwners.map((user) => ({ ...userPage, user })),
    },
    {
      call: calls.getAllActivitiesSync,
      parameters: [{ blockchain: 'ETHEREUM', size: SIZE, sort: 'DB_UPDATE_DESC' }],
    },
  ]
}

function orders({ listedItems, owners, largeOwners, largeCollections }: Samples): Asked[] {
  return [
    { call: calls.getOrdersAll, parameters: [{ size: SIZE }] },
    { call: calls.getSellOrders, parameters: [{ size: SIZE }] },
    {
      call: calls.getSellOrdersByItem,
      parameters: listedItems.map((itemId) => ({ itemId, size: SIZE })),
    },
    {
      call: calls.getSellOrdersByMaker,
      parameters: [...owners, ...repeated(largeOwners, owners.length)].map((maker) => ({
        maker,
        size: SIZE,
      })),
    },
    {
      call: calls.getOrderFloorBidsByCollection,
      parameters: largeCollections.map((collectionId) => ({ collectionId, size: SIZE })),
    },
  ]
}

/** Lists that are not cached yet. */
const newLists = ({ newCollections, newCreators }: Samples): Asked[] => [
  itemLists({ collections: newCollections, largeCollections: [] }),
  byCreators(newCreators),
]

const byCreators = (creators: readonly string[]): Asked => ({
  call: calls.getItemsByCreator,
  parameters: creators.map((creator) => ({ creator, size: SIZE })),
})

/** Searches that are not cached yet. */
const newSearches = (): Asked[] => [named('two words', SEARCHED_ONCE)]

const named = (variant: string, texts: readonly string[]): Asked =>
  items(
    variant,
    texts.map((text) => ({ fullText: { text, fields: ['NAME'] } })),
  )

const items = (variant: string, filters: readonly object[], sort = 'LATEST'): Asked => ({
  call: calls.searchItems,
  variant,
  parameters: filters.map((filter) => ({ itemsSearchRequest: { size: SIZE, sort, filter } })),
})

/** Searches with the filters that a marketplace page has. */
function searches({ largeCollections, owners }: Samples): Asked[] {
  const [[key = ''] = []] = TRAITS
  return [
    named('a word', NOUNS),
    named('two words', SEARCHED_AGAIN),
    items(
      'a trait',
      [0, 5, 11].flatMap((value) =>
        largeCollections.map((collection) => ({
          collections: [collection],
          traits: [{ key, value: `${key} ${value}` }],
        })),
      ),
    ),
    items(
      'the cheapest',
      largeCollections.map((collection) => ({ collections: [collection] })),
      'LOWEST_SELL',
    ),
    {
      call: calls.searchActivities,
      parameters: largeCollections.map((collection) => ({
        activitySearchRequest: {
          size: SIZE,
          filter: { types: ['SELL'], collections: [collection] },
        },
      })),
    },
    {
      call: calls.searchOwnerships,
      parameters: owners.map((owner) => ({
        ownershipSearchRequest: { size: SIZE, filter: { owners: [owner] } },
      })),
    },
    {
      call: calls.searchCollection,
      parameters: NOUNS.map((text) => ({
        collectionsSearchRequest: { size: SIZE, filter: { text } },
      })),
    },
  ]
}

/** Leaderboards for some periods. */
function leaderboards({ owners }: Samples): Asked[] {
  const periods = ['H1', 'D1', 'D7', 'D30'].map((period) => ({ period, limit: SIZE }))
  return [
    { call: calls.getCollectionLeaderboard, parameters: periods },
    {
      call: calls.getCollectionLeaderboardByOwner,
      parameters: owners.map((owner, index) => ({
        ...periods[index % periods.length],
        owners: [owner],
      })),
    },
    { call: calls.getCollectionRankingByVolume, parameters: periods },
    {
      call: calls.getUserRankingByVolume,
      parameters: USER_TYPES.flatMap((entity) => periods.map((page) => ({ ...page, entity }))),
    },
  ]
}
