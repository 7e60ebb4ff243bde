import { formatCollectionId, formatItemId, formatOwnershipId } from '@mintline/core/identifiers'
import { account, wallet } from '../../read-model/_addresses.ts'
import { ALICE, BOB, CAROL, COPIED, COPIES, dropOn, itemIdOn } from '../../read-model/_names.ts'
import { orderIdOn } from '../../read-model/_orders.ts'
import { to, type Variation, type Varied, without } from '../../read-model/_variations.ts'
import { AUCTIONED } from '../_bids.ts'
import { READER } from '../_reading.ts'
import { ACTIVITIES, FOLLOWER } from './_activityFields.ts'
import { COLLECTION_SEARCH } from './_collectionFields.ts'
import { FOR_LOGS, ITEM_SEARCH, OWNERSHIP_SEARCH } from './_itemFields.ts'

const ITEM = itemIdOn('ETHEREUM', 1)
const DROP = formatCollectionId(dropOn('ETHEREUM'))
const OTHER = formatCollectionId(dropOn('BASE'))
const OWNED = formatOwnershipId({ ...COPIED, owner: wallet('ETHEREUM', BOB) })
const [alice, bob, carol] = [ALICE, BOB, CAROL].map((seed) => account('ETHEREUM', seed))
const { userId: BEN } = READER
const NOBODY = '00000000-0000-4000-8000-000000000008'

/** Returns a list by ids, with another id as the variation. */
const byIds = (id: string, other: string): Varied => ({
  parameters: { requestBody: [id] },
  inputs: { '': to([other]) },
})

/** Returns a call's parameters and their variations. */
const varied = (
  parameters: Varied['parameters'],
  inputs: Readonly<Record<string, Variation>>,
): Varied => ({ parameters, inputs })

const PAGE = { size: to(1) }
const GRAPH = varied(
  { collectionId: DROP, filters: 'period=D1' },
  { filters: to('period=D1;to=2026-01-01T00:01:00Z') },
)
const BIDS = {
  platform: to('OPEN_SEA'),
  sort: to('PRICE_ASC'),
  size: to(1),
}
const RANKING = {
  blockchain: to('BASE'),
  hasRewards: to(true),
  hasCommunityMarketplace: to(true),
  period: to('M5'),
  minFloorPrice: to(1000),
  maxFloorPrice: to(0.0001),
  size: to(1),
}
const TRAITS = {
  collectionIds: to([formatCollectionId(COPIES)]),
  valueFrequencySortOrder: to('ASC'),
}
const RARITY: Varied = {
  parameters: {
    traitsRarityRequest: { collectionId: DROP, properties: [{ key: 'Color', value: 'Red' }] },
  },
  inputs: {
    collectionId: to(formatCollectionId(COPIES)),
    'properties.key': to('Size'),
    'properties.value': to('Green'),
  },
}
const CHEAPEST = varied(
  { collectionIds: [OTHER], size: 5 },
  {
    collectionIds: to([formatCollectionId(dropOn('FLOW'))]),
    size: to(1, { collectionIds: [DROP] }),
  },
)
const NAMES = { text: to('Nothing'), verifiedOnly: to(true), size: to(1) }
const UNCLASSIFIED = 'Nothing is known to be unsuitable for some'
const OF_OFFERS = { owner: to(bob), owners: to([bob]), size: to(1) }

/** Calls that read, with another value for each input except a page's token. */
export const READS: Readonly<Record<string, Varied>> = {
  currentUserBidsUsingGET: varied({}, { ...BIDS, blockchain: to('SOLANA') }),
  currentUserOwnershipsWithBidsUsingGET: varied({}, { ...BIDS, blockchain: to(['SOLANA']) }),
  getAuditEntries: varied({}, { size: to(1) }),
  findCurrenciesUsingPOST: varied({ currencyForm: {} }, { blockchain: to(['SOLANA']) }),
  getActivitiesUsingPOST: ACTIVITIES,
  getAuctionsByIdsUsingPOST: byIds(AUCTIONED, OWNED),
  getBestOfferByMakerUsingPOST: varied(
    { bestOfferByMakersRequest: { maker: bob } },
    {
      maker: to(carol, { itemId: ITEM }),
      token: to(formatCollectionId(COPIES), { token: DROP, maker: carol }),
      itemId: to(formatItemId(COPIED), { itemId: ITEM, maker: carol }),
    },
  ),
  getCheapestItems: CHEAPEST,
  getCheapestItemsByCurrencyRate: CHEAPEST,
  getCollectionBuyersStatistics: GRAPH,
  getCollectionFloorBidsUsingGET: varied({ id: DROP }, { userId: to(BEN), makers: to([carol]) }),
  getCollectionFloorPriceStatistics: varied(
    { ...GRAPH.parameters, currency: 'USD' },
    { ...GRAPH.inputs, currency: to('ETH') },
  ),
  getCollectionSellersStatistics: GRAPH,
  getCollectionTransactionsStatistics: GRAPH,
  getCollectionsByIdsUsingPOST: byIds(DROP, OTHER),
  getCollectionsByOwnerUsingGET: varied({ id: carol }, PAGE),
  getCollectionsOfItemsByCreatorUsingGET: varied({ creator: carol }, { creator: to(alice) }),
  getCollectionsOfOwnershipsByOwnerOrUserUsingGET: varied(
    { owner: bob },
    { ...PAGE, owner: to(carol), user: to(BEN), blockchain: to('BASE') },
  ),
  getCollectionsRanking: varied(
    { collectionRankingRequest: { period: 'TOTAL', size: 20 } },
    RANKING,
  ),
  getCollectionsStats: byIds(DROP, OTHER),
  getCollectionsWatchlist: varied(
    { collectionRankingRequest: { period: 'TOTAL', size: 20 } },
    RANKING,
  ),
  getConfirmMsgUsingGET: varied({ owner: BEN }, { owner: to(FOLLOWER) }),
  getFollowersUsingPOST: varied({ user: BEN }, { ...PAGE, user: to(NOBODY) }),
  getFollowingsByOwnerAndUserIdsUsingPOST: varied(
    { owner: FOLLOWER, requestBody: [BEN] },
    { owner: to(BEN), '': to([FOLLOWER]) },
  ),
  getFollowingsByOwnerUsingPOST: varied({ owner: BEN }, { ...PAGE, owner: to(FOLLOWER) }),
  getItemOwnershipsUsingPOST: varied({ id: formatItemId(COPIED) }, PAGE),
  getItemRecommendations: varied(
    { collectionId: OTHER, size: 5 },
    { ...PAGE, collectionId: to(formatCollectionId(dropOn('FLOW'))) },
  ),
  getItemsByIdsDeprecatedUsingPOST: byIds(ITEM, itemIdOn('BASE', 1)),
  getItemsByIdsUsingPOST: byIds(ITEM, itemIdOn('BASE', 1)),
  getLikedUsingPOST: varied({ owner: BEN }, { ...PAGE, owner: to(FOLLOWER) }),
  getLikesUsingPOST: varied(
    { owner: BEN, requestBody: [ITEM] },
    { owner: to(FOLLOWER), '': to([itemIdOn('FLOW', 6)]) },
  ),
  getNotificationsByOwnerUsingPOST: varied({ owner: BEN }, PAGE),
  getOffersForItemUsingPOST: varied({ id: ITEM }, { ...OF_OFFERS, kind: to('COLLECTION') }),
  getOffersInAuctionUsingPOST: varied({ id: AUCTIONED }, OF_OFFERS),
  getOrderFeesUsingGET: varied(
    { collection: OTHER },
    {
      collection: to(formatCollectionId(dropOn('SOLANA'))),
      order: to(orderIdOn('ETHEREUM', 1)),
    },
  ),
  getOwnershipOrdersUsingPOST: byIds(OWNED, `${ITEM}:${wallet('ETHEREUM', ALICE)}`),
  getOwnershipsByIdsDeprecatedUsingPOST: byIds(OWNED, `${ITEM}:${wallet('ETHEREUM', ALICE)}`),
  getOwnershipsByIdsUsingPOST: byIds(OWNED, `${ITEM}:${wallet('ETHEREUM', ALICE)}`),
  getProfileListUsingPOST: byIds(BEN, DROP),
  getRecommendationsByItemUsingPOST: varied(
    {
      itemRecommendationsPageRequest: { filter: { '@type': 'by_collection', collection: DROP } },
    },
    {
      ...PAGE,
      'filter.(by_collection).@type': { value: 'by_all', base: {}, effect: 'REFUSED' },
      'filter.(by_collection).collection': to(OTHER),
      'filter.(by_collection).excludeId': to(ITEM),
    },
  ),
  getUserOwnershipsbyItemIdsUsingPOST: {
    ...byIds(formatItemId(COPIED), itemIdOn('SOLANA', 2)),
    parameters: { id: BEN, requestBody: [formatItemId(COPIED)] },
  },
  getUsersByWalletsUsingPOST: byIds(bob ?? '', account('FLOW', BOB)),
  getWalletOwnershipsbyItemIdsUsingPOST: {
    ...byIds('', ITEM),
    parameters: { id: bob, requestBody: [formatItemId(COPIED)] },
  },
  getWatchlistedCollectionsUsingPOST: byIds(DROP, formatCollectionId(COPIES)),
  loadSearchableCollections: byIds(DROP, OTHER),
  loadSearchableItems: byIds(ITEM, itemIdOn('BASE', 1)),
  loadSearchableOwnerships: byIds(OWNED, `${ITEM}:${wallet('ETHEREUM', ALICE)}`),
  loadSearchableTraits: byIds(`${DROP}:Color:Red`, `${DROP}:Size:Big`),
  loadSearchableUsers: byIds(BEN, FOLLOWER),
  ordersByMakerUsingPOST: varied(
    { orderByMakerPageRequest: { maker: bob, side: 'BUY' } },
    {
      ...PAGE,
      maker: to(carol),
      platform: to('OPEN_SEA', { maker: carol }),
      status: to('INACTIVE'),
      side: to('SELL'),
      blockchains: to(['FLOW']),
    },
  ),
  popularTopUsingGET: varied({}, PAGE),
  queryTraits: varied(
    { collectionIds: [DROP] },
    { ...TRAITS, keys: to(['Size']), listed: to(true) },
  ),
  queryTraitsUsingGET: varied({ collectionIds: [DROP] }, { ...TRAITS, keys: to(['Size']) }),
  queryTraitsWithRarity: RARITY,
  queryTraitsWithRarityUsingPOST: RARITY,
  searchActivities: {
    ...ACTIVITIES,
    inputs: {
      ...ACTIVITIES.inputs,
      'filter.(by_wallet).address': without(
        alice,
        'Users like and follow, whatever wallets they have',
        { filter: { '@type': 'by_wallet', address: bob } },
      ),
    },
  },
  searchCheapestUsingGET: CHEAPEST,
  searchCollections: COLLECTION_SEARCH,
  searchCollectionsOfItems: varied(
    { itemsCollectionsRequest: { owner: alice } },
    {
      ...PAGE,
      owner: to(account('FLOW', BOB)),
      creator: to(bob),
      text: to('base'),
      blockchains: to(['BASE']),
    },
  ),
  searchCollectionsUsingPOST: COLLECTION_SEARCH,
  searchItems: ITEM_SEARCH,
  searchItemsUsingPOST: ITEM_SEARCH,
  searchOwnerships: OWNERSHIP_SEARCH,
  searchTraits: varied(
    { filter: 'o', collectionIds: [DROP] },
    { ...TRAITS, filter: to('size'), listed: to(true) },
  ),
  searchUsers: varied(
    { userPageRequest: { filter: {}, size: 1000 } },
    {
      ...PAGE,
      'filter.text': to('User 1'),
      'filter.verifiedOnly': to(true),
      'filter.searchingUserId': without('somebody', 'Everybody finds the same'),
      'filter.wallets': to([bob]),
      'filter.sort': to('MOST_FOLLOWERS_FIRST'),
      searchRequestId: without('b', FOR_LOGS, { searchRequestId: 'a' }),
    },
  ),
  suggestCollections: varied(
    { suggestForm: { text: 'Drop' } },
    {
      ...NAMES,
      blockchains: to(['BASE']),
      collections: without([OTHER], 'A collection is in no other one'),
      nsfw: without(true, UNCLASSIFIED),
    },
  ),
  suggestItems: varied(
    { suggestForm: { text: 'red' } },
    {
      ...NAMES,
      blockchains: to(['BASE']),
      collections: to([OTHER]),
      nsfw: without(true, UNCLASSIFIED),
    },
  ),
  suggestUsers: varied(
    { suggestForm: { text: 'User' } },
    {
      ...NAMES,
      blockchains: without(['FLOW'], 'Users are on no blockchain'),
      collections: without([OTHER], 'Users are in no collection'),
      nsfw: without(true, UNCLASSIFIED),
    },
  ),
}
