import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/marketplace/calls.ts'
import { account } from '../read-model/_addresses.ts'
import type { Parameters } from '../read-model/_app.ts'
import { ALICE, BOB, COPIED, dropOn, itemIdOn } from '../read-model/_names.ts'
import { AUCTIONED } from './_bids.ts'
import { READER } from './_reading.ts'

/** A call with pages. */
export interface PagedCall {
  readonly call: Call
  /** Parameters that yield something to list. */
  readonly parameters: Parameters
  /** Name of the body with the page fields; undefined = they are in the query. */
  readonly inBody?: string
  /** Returns the sort time; undefined = sorted by something else. */
  readonly timeOf?: (entry: never) => string
  /** True if the list is sorted by a time, latest first, that no entry contains. */
  readonly hasHiddenTime?: true
}

/** An entity, its id, or an ownership with its best bid. */
export type Entry =
  | string
  | { readonly id: string }
  | { readonly ownership: { readonly id: string } }

const ofDate = ({ date }: { date: string }) => date
const ofLastUpdate = ({ lastUpdateAt }: { lastUpdateAt: string }) => lastUpdateAt

/** All calls with pages. Those for the same list sort it differently. */
export const PAGED: readonly PagedCall[] = [
  {
    call: calls.searchItemsUsingPOST,
    // Lowest price first is the order in recommendations, whose tokens it accepts.
    parameters: { filter: { sort: 'HIGH_PRICE_FIRST' } },
    inBody: 'itemPageRequest',
  },
  {
    call: calls.getRecommendationsByItemUsingPOST,
    parameters: {
      filter: { '@type': 'by_collection', collection: formatCollectionId(dropOn('ETHEREUM')) },
    },
    inBody: 'itemRecommendationsPageRequest',
  },
  {
    call: calls.getItemOwnershipsUsingPOST,
    parameters: { id: formatItemId(COPIED) },
    inBody: 'pageRequest',
    timeOf: ofDate,
  },
  {
    call: calls.ordersByMakerUsingPOST,
    parameters: { maker: account('ETHEREUM', BOB), side: 'BUY' },
    inBody: 'orderByMakerPageRequest',
    timeOf: ofLastUpdate,
  },
  {
    call: calls.getOffersForItemUsingPOST,
    parameters: { id: itemIdOn('ETHEREUM', 1) },
    inBody: 'offerPageRequest',
  },
  {
    call: calls.getCollectionsOfOwnershipsByOwnerOrUserUsingGET,
    parameters: { user: READER.userId },
  },
  {
    call: calls.getOffersInAuctionUsingPOST,
    parameters: { id: AUCTIONED },
    inBody: 'offerInAuctionPageRequest',
  },
  { call: calls.getAuditEntries, parameters: {}, timeOf: ofDate },
  { call: calls.currentUserBidsUsingGET, parameters: {}, timeOf: ofLastUpdate },
  { call: calls.currentUserOwnershipsWithBidsUsingGET, parameters: {} },
  {
    call: calls.getActivitiesUsingPOST,
    parameters: { filter: { '@type': 'by_all', blockchains: ['BASE'] } },
    inBody: 'activityPageRequest',
    timeOf: ofDate,
  },
  {
    call: calls.searchActivities,
    parameters: { sort: 'EARLIEST_FIRST' },
    inBody: 'activityPageRequest',
    timeOf: ofDate,
  },
  {
    call: calls.searchCollectionsUsingPOST,
    parameters: { filter: { sort: 'VOLUME_DESC' } },
    inBody: 'collectionPageRequest',
  },
  {
    call: calls.searchCollections,
    parameters: { filter: {} },
    inBody: 'collectionPageRequest',
    hasHiddenTime: true,
  },
  {
    call: calls.searchItems,
    parameters: { filter: {} },
    inBody: 'itemPageRequest',
    timeOf: ofDate,
  },
  {
    call: calls.searchCollectionsOfItems,
    parameters: { owner: account('ETHEREUM', ALICE) },
    inBody: 'itemsCollectionsRequest',
  },
  {
    call: calls.searchOwnerships,
    parameters: { filter: {} },
    inBody: 'ownershipPageRequest',
    timeOf: ofDate,
  },
  { call: calls.searchUsers, parameters: { filter: {} }, inBody: 'userPageRequest' },
  {
    call: calls.getFollowersUsingPOST,
    parameters: { user: READER.userId },
    inBody: 'pageRequest',
    timeOf: ({ following }: { following: { createDate: string } }) => following.createDate,
  },
  {
    call: calls.getFollowingsByOwnerUsingPOST,
    parameters: { owner: READER.userId },
    inBody: 'pageRequest',
    timeOf: ({ following }: { following: { createDate: string } }) => following.createDate,
  },
  {
    call: calls.getLikedUsingPOST,
    parameters: { owner: READER.userId },
    inBody: 'pageRequest',
    timeOf: ({ itemLike }: { itemLike: { createDate: string } }) => itemLike.createDate,
  },
  {
    call: calls.getNotificationsByOwnerUsingPOST,
    parameters: { owner: READER.userId },
    inBody: 'pageRequest',
    timeOf: ofDate,
  },
]

/** Returns a page entry's id. */
export function idOf(entry: Entry): string {
  if (typeof entry === 'string') return entry
  return 'id' in entry ? entry.id : entry.ownership.id
}

/** Returns a page's parameters for the call: in its body, except path and query parameters. */
export function parametersOf(
  { call, parameters, inBody }: PagedCall,
  page: Parameters = {},
): Parameters {
  const outside = Object.keys({ ...call.params, ...call.query })
  const entries = Object.entries({ ...parameters, ...page })
  if (inBody === undefined) return Object.fromEntries(entries)
  const isOutside = ([name]: [string, unknown]) => outside.includes(name)
  return {
    ...Object.fromEntries(entries.filter(isOutside)),
    [inBody]: Object.fromEntries(entries.filter((entry) => !isOutside(entry))),
  }
}
