import * as calls from '../../src/marketplace/calls.ts'
import { NOUNS, TRAITS } from '../fill/words.ts'
import type { Member } from './members.ts'
import type { Asked, Kind } from './requests.ts'
import type { Samples } from './samples.ts'

/** Page size. */
const SIZE = 50
/** Requests per second for reads, and for actions. */
const [READS, ACTIONS] = [200, 100]

/** Samples from a database with users. */
export interface MarketplaceSamples extends Samples {
  readonly members: readonly Member[]
}

/** Returns the marketplace's calls, with their limits. */
export const marketplaceKinds = (samples: MarketplaceSamples): readonly Kind[] => [
  { name: 'by id', calls: byId(samples), most: 15, rate: READS },
  { name: 'list of 50', calls: lists(samples), most: 50, rate: READS },
  { name: 'search', calls: searches(samples), most: 150, rate: READS },
  { name: 'completion', calls: completions(), most: 60, rate: READS },
  { name: 'action', calls: actions(samples), most: 20, rate: ACTIONS },
]

/** Requests the same user twice: publicly, and as the user. */
export const ofUsers = ({ members }: MarketplaceSamples): Record<'open' | 'own', Asked> => ({
  open: { call: calls.getUserUsingGET, parameters: members.map(({ id }) => ({ id })) },
  own: {
    call: calls.getCurrentUserUsingGET,
    parameters: members.map(() => ({})),
    tokens: tokensOf(members),
  },
})

function byId({ items, ownerships, orders, collections, members }: MarketplaceSamples): Asked[] {
  const ids = (all: readonly string[]) => all.map((id) => ({ id }))
  return [
    {
      call: calls.getItemsByIdsUsingPOST,
      variant: 'one',
      parameters: items.map((id) => ({ requestBody: [id] })),
    },
    { call: calls.getOwnershipUsingGET, parameters: ids(ownerships) },
    { call: calls.sellOrderUsingGET, parameters: ids(orders) },
    { call: calls.getCollectionUsingGET, parameters: ids(collections) },
    { call: calls.getProfileUsingGET, parameters: ids(members.map(({ id }) => id)) },
  ]
}

function lists({ items, listedItems, largeCollections, owners, members }: MarketplaceSamples) {
  const pageRequest = { size: SIZE }
  const fifties = Array.from({ length: Math.floor(items.length / SIZE) }, (_, index) =>
    items.slice(index * SIZE, (index + 1) * SIZE),
  )
  const asked: Asked[] = [
    {
      call: calls.getItemsByIdsUsingPOST,
      variant: 'fifty',
      parameters: fifties.map((requestBody) => ({ requestBody })),
    },
    {
      call: calls.getItemOwnershipsUsingPOST,
      parameters: items.map((id) => ({ id, pageRequest })),
    },
    {
      call: calls.getBestSellOrdersForItemUsingGET,
      parameters: listedItems.map((id) => ({ id })),
    },
    {
      call: calls.getCollectionsByOwnerUsingGET,
      parameters: owners.map((id) => ({ id, size: SIZE })),
    },
    {
      call: calls.getActivitiesUsingPOST,
      parameters: largeCollections.map((address) => ({
        activityPageRequest: {
          types: ['BUY', 'TRANSFER', 'MINT'],
          filter: { '@type': 'by_collection', address },
          size: SIZE,
        },
      })),
    },
    {
      call: calls.getNotificationsByOwnerUsingPOST,
      parameters: members.map(({ id: owner }) => ({ owner, pageRequest })),
      tokens: tokensOf(members),
    },
    {
      call: calls.getFollowersUsingPOST,
      parameters: members.map(({ id: user }) => ({ user, pageRequest })),
    },
    {
      call: calls.getLikedUsingPOST,
      parameters: members.map(({ id: owner }) => ({ owner, pageRequest })),
    },
  ]
  return asked
}

function searches({ largeCollections, owners }: MarketplaceSamples): Asked[] {
  const [[key = ''] = []] = TRAITS
  const items = (variant: string, filters: readonly object[]): Asked => ({
    call: calls.searchItemsUsingPOST,
    variant,
    parameters: filters.map((filter) => ({ itemPageRequest: { size: SIZE, filter } })),
  })
  return [
    items(
      'a collection, a trait and a price',
      largeCollections.map((collection) => ({
        collections: [collection],
        traits: [{ key, values: [`${key} 1`] }],
        maxPrice: 5,
        sort: 'LOW_PRICE_FIRST',
      })),
    ),
    items(
      'a collection, a word and what is on sale',
      largeCollections.flatMap((collection) =>
        NOUNS.map((text) => ({ collections: [collection], text, statuses: ['FIXED_PRICE'] })),
      ),
    ),
    items(
      'a chain, an owner and a price',
      owners.map((owner) => ({
        blockchains: [owner.split(':')[0]],
        ownerAddresses: [owner],
        minPrice: 0,
      })),
    ),
    items('what is liked most', [{ sort: 'MOST_LIKED_FIRST' }]),
    items(
      'what is liked most, a collection',
      largeCollections.map((collection) => ({
        collections: [collection],
        sort: 'MOST_LIKED_FIRST',
      })),
    ),
    items('what trends', [{ sort: 'TRENDING' }]),
  ]
}

function completions(): Asked[] {
  const parameters = [...new Set(NOUNS.map((noun) => noun.slice(0, 3)))].map((text) => ({
    size: 10,
    suggestForm: { text },
  }))
  return [calls.suggestItems, calls.suggestCollections, calls.suggestUsers].map((call) => ({
    call,
    parameters,
  }))
}

function actions({ items, members }: MarketplaceSamples): Asked[] {
  const parameters = items.map((id) => ({ id }))
  const tokens = tokensOf(members)
  return [
    { call: calls.likeUsingPOST, parameters, tokens },
    {
      call: calls.followUsingPOST,
      // Each follows the next one.
      parameters: members.map((_, index) => ({ id: members[(index + 1) % members.length]?.id })),
      tokens,
    },
    { call: calls.visitItemUsingPOST, parameters },
  ]
}

const tokensOf = (members: readonly Member[]): string[] => members.map(({ token }) => token)
