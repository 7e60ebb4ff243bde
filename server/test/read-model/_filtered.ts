import { formatCollectionId } from '@mintline/core/identifiers'
import * as calls from '../../src/indexer/calls.ts'
import * as marketplace from '../../src/marketplace/calls.ts'
import { account } from './_addresses.ts'
import { ALICE, BOB, CAROL, COPIES, dropOn, itemIdOn } from './_names.ts'
import type { Asked } from './_single.ts'

const DROP = formatCollectionId(dropOn('ETHEREUM'))
const OWNER = account('ETHEREUM', ALICE)
/** A wallet that appears nowhere. */
const NOBODY = account('ETHEREUM', 99)
const LATE = '2100-01-01T00:00:00Z'
const EARLY = '2020-01-01T00:00:00Z'

const items = (filter: object, sort = 'LATEST'): Asked => [
  calls.searchItems,
  { itemsSearchRequest: { size: 10, sort, filter } },
]
const marketItems = (filter: object): Asked => [
  marketplace.searchItemsUsingPOST,
  { itemPageRequest: { size: 10, filter } },
]
const ownerships = (filter: object, sort = 'LATEST'): Asked => [
  calls.searchOwnerships,
  { ownershipSearchRequest: { size: 10, sort, filter } },
]
const marketOwnerships = (filter: object): Asked => [
  marketplace.searchOwnerships,
  { ownershipPageRequest: { size: 10, filter } },
]
const activities = (filter: object): Asked => [
  calls.searchActivities,
  { activitySearchRequest: { size: 10, filter } },
]

/** Calls with filters that few rows or none meet, and lists of everything that an owner or a collection has. */
export const FILTERED: readonly Asked[] = [
  items({ mintedAtFrom: LATE }),
  items({ collections: [DROP], mintedAtTo: EARLY }),
  items({ mintedAtTo: EARLY }, 'LOWEST_SELL'),
  items({ mintedAtTo: EARLY }, 'NAME_ASC'),
  items({ mintedAtTo: EARLY }, 'RECENTLY_LISTED'),
  items({ mintedAtFrom: EARLY, mintedAtTo: LATE }),
  items({ deleted: true }),
  items({ onSale: false }),
  items({ owners: [OWNER] }),
  items({ creators: [account('ETHEREUM', CAROL)] }),
  items({ fullText: { text: 'common none' } }),
  items({ fullText: { text: 'common' } }, 'RELEVANCE'),
  items({ traits: [{ key: 'Color', value: 'Red' }], mintedAtTo: EARLY }),
  items({ traits: [{ key: 'None' }] }),
  items({ traitRanges: [{ key: 'Color', valueRange: { from: 1 } }] }),
  items({ sellPriceFrom: 1e9 }),
  items({ sellPlatforms: ['CRYPTO_PUNKS'] }),
  items({ bidPlatforms: ['CRYPTO_PUNKS'] }),
  marketItems({ verifiedOnly: true }),
  marketItems({ verifiedOnly: true, collections: [DROP] }),
  marketItems({ hide: true }),
  marketItems({ secondarySale: true }),
  marketItems({ haveSecondaryOwner: true }),
  marketItems({ multiple: true }),
  marketItems({ hideItemsSupply: 'HIDE_LAZY_SUPPLY' }),
  marketItems({ statuses: ['AUCTION'] }),
  marketItems({ statuses: ['NOT_FOR_SALE'] }),
  marketItems({ orderSources: ['CRYPTO_PUNKS'] }),
  marketItems({ withBidsOnly: true, mintedAtTo: EARLY }),
  ownerships({ collections: [DROP] }),
  ownerships({ collections: [DROP], owners: [NOBODY] }),
  ownerships({ collections: [DROP], beforeDate: EARLY }),
  ownerships({ collections: [DROP], sellPlatforms: ['CRYPTO_PUNKS'] }),
  ownerships({ owners: [OWNER] }),
  ownerships({ owners: [OWNER] }, 'LOWEST_SELL'),
  ownerships({ collections: [DROP] }, 'LOWEST_SELL'),
  ownerships({ owners: [OWNER], collections: [formatCollectionId(dropOn('BASE'))] }),
  marketOwnerships({ verifiedOnly: true }),
  marketOwnerships({ hide: true }),
  marketOwnerships({ lazy: true }),
  marketOwnerships({ incoming: false, owner: OWNER }),
  activities({ blockchains: ['ETHEREUM'], fromBlockInclusive: 1 }),
  activities({ blockchains: ['ETHEREUM'], fromBlockInclusive: 1, types: ['BURN'] }),
  activities({ blockchains: ['ETHEREUM'], fromBlockInclusive: 100_000 }),
  activities({ blockchains: ['ETHEREUM'], toBlockExclusive: 1 }),
  activities({ collections: [DROP], fromBlockInclusive: 100_000 }),
  activities({ collections: [DROP], users: { any: [NOBODY] } }),
  activities({ users: { any: [OWNER] }, types: ['BURN'] }),
  activities({ users: { from: [OWNER], to: [NOBODY] } }),
  [calls.getActivitiesByUser, { user: [OWNER], type: ['BURN'], size: 10 }],
  [calls.getActivitiesByItem, { itemId: itemIdOn('ETHEREUM', 1), type: ['BURN'], size: 10 }],
  [calls.getActivitiesByCollection, { collection: [DROP], type: ['BURN'], size: 10 }],
  ...[{ origin: NOBODY }, { platform: 'CRYPTO_PUNKS' }].flatMap((rare): Asked[] => [
    [calls.getSellOrders, { ...rare, size: 10 }],
    [calls.getSellOrdersByMaker, { ...rare, maker: [OWNER], size: 10 }],
    [calls.getOrderBidsByMaker, { ...rare, maker: [account('ETHEREUM', BOB)], size: 10 }],
    [calls.getOrderFloorBidsByCollection, { ...rare, collectionId: DROP, size: 10 }],
    [calls.getSellOrdersByItem, { ...rare, itemId: itemIdOn('ETHEREUM', 1), size: 10 }],
    [calls.getOrderBidsByItem, { ...rare, itemId: itemIdOn('ETHEREUM', 1), size: 10 }],
  ]),
  [calls.getOwners, { id: DROP, size: 10 }],
  [calls.getOwners, { id: formatCollectionId(COPIES), size: 10 }],
  [calls.queryTraits, { collectionIds: [DROP], owners: [OWNER] }],
  [calls.queryTraits, { collectionIds: [DROP], owners: [NOBODY] }],
  [calls.searchTraits, { collectionIds: [DROP], owners: [OWNER], filter: 'o' }],
  [marketplace.queryTraits, { collectionIds: [DROP], listed: true }],
  [marketplace.searchTraits, { collectionIds: [DROP], listed: false, filter: 'o' }],
  [marketplace.currentUserBidsUsingGET, { platform: 'CRYPTO_PUNKS', size: 10 }],
  [marketplace.currentUserOwnershipsWithBidsUsingGET, { platform: 'CRYPTO_PUNKS', size: 10 }],
  [marketplace.currentUserOwnershipsWithBidsUsingGET, { sort: 'PRICE_DESC', size: 10 }],
  [calls.getCollectionsWithOwnedItems, { owners: [OWNER], size: 10 }],
  [calls.getCollectionLeaderboardByOwner, { owners: [OWNER], limit: 10 }],
]
