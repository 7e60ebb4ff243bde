import { formatCollectionId, formatItemId, formatOwnershipId } from '@mintline/core/identifiers'
import * as calls from '../../src/marketplace/calls.ts'
import { account, wallet } from '../read-model/_addresses.ts'
import { ALICE, BOB, CAROL, COPIED, dropOn, itemIdOn, minute } from '../read-model/_names.ts'
import { orderIdOn } from '../read-model/_orders.ts'
import type { Asked } from '../read-model/_single.ts'

const LISTED = itemIdOn('ETHEREUM', 1)
const COPIES = formatItemId(COPIED)
const OWNED = formatOwnershipId({ ...COPIED, owner: wallet('ETHEREUM', BOB) })
const DROP = formatCollectionId(dropOn('SOLANA'))

/** A user who has Bob's wallets in two blockchain groups. */
export const READER = {
  userId: '11111111-2222-4333-8444-555555555555',
  wallets: [
    { blockchain: 'ETHEREUM', address: wallet('ETHEREUM', BOB) },
    { blockchain: 'SOLANA', address: wallet('SOLANA', BOB) },
  ],
} as const

/** Calls about items, ownerships and orders, with parameters that yield an answer from the fixture. */
export const READING: readonly Asked[] = [
  [calls.getItemsByIdsUsingPOST, { requestBody: [LISTED, COPIES] }],
  [calls.getItemsByIdsDeprecatedUsingPOST, { requestBody: [LISTED] }],
  [calls.refreshItemMetaUsingPOST, { id: LISTED }],
  [
    calls.searchItemsUsingPOST,
    { itemPageRequest: { filter: { blockchains: ['ETHEREUM'], orderSources: [] }, size: 3 } },
  ],
  [calls.getCollectionsOfItemsByCreatorUsingGET, { creator: account('ETHEREUM', CAROL) }],
  [calls.searchCheapestUsingGET, { collectionIds: [DROP], size: 1 }],
  [
    calls.getRecommendationsByItemUsingPOST,
    { itemRecommendationsPageRequest: { filter: { '@type': 'by_collection', collection: DROP } } },
  ],
  [calls.queryTraitsUsingGET, { collectionIds: [DROP] }],
  [
    calls.queryTraitsWithRarityUsingPOST,
    {
      traitsRarityRequest: { collectionId: DROP, properties: [{ key: 'Color', value: 'Red' }] },
    },
  ],
  [calls.getOwnershipUsingGET, { id: OWNED }],
  [calls.getOwnershipsByIdsUsingPOST, { requestBody: [OWNED] }],
  [calls.getOwnershipsByIdsDeprecatedUsingPOST, { requestBody: [OWNED] }],
  [calls.getOwnershipOrderUsingGET, { id: OWNED }],
  [calls.getOwnershipOrdersUsingPOST, { requestBody: [OWNED] }],
  [calls.getItemOwnershipsUsingGET, { id: COPIES }],
  [calls.getItemOwnershipsUsingPOST, { id: COPIES, pageRequest: { size: 2 } }],
  [
    calls.getWalletOwnershipsbyItemIdsUsingPOST,
    { id: account('ETHEREUM', BOB), requestBody: [COPIES] },
  ],
  [
    calls.getUserOwnershipsbyItemIdsUsingPOST,
    { id: READER.userId, requestBody: [COPIES, itemIdOn('SOLANA', 2)] },
  ],
  [
    calls.getCollectionsOfOwnershipsByOwnerOrUserUsingGET,
    { owner: account('SOLANA', BOB), user: READER.userId, size: 1 },
  ],
  [calls.sellOrderUsingGET, { id: orderIdOn('ETHEREUM', 1) }],
  [
    calls.ordersByMakerUsingPOST,
    { orderByMakerPageRequest: { maker: account('ETHEREUM', ALICE), side: 'SELL' } },
  ],
  [
    calls.getBestOfferByMakerUsingPOST,
    { bestOfferByMakersRequest: { maker: account('ETHEREUM', CAROL), itemId: LISTED } },
  ],
  [calls.getBestOfferForItemUsingGET, { id: LISTED }],
  [calls.getBestSellOrdersForItemUsingGET, { id: LISTED }],
  [calls.getOffersForItemUsingPOST, { id: LISTED, offerPageRequest: {} }],
  [
    calls.validateOrderUsingPOST,
    {
      orderForm: {
        make: { assetType: { assetClass: 'ERC721', itemId: LISTED }, value: 1 },
        take: { assetType: { assetClass: 'ETH' }, value: 0.5 },
        maker: account('ETHEREUM', ALICE),
        expirationDate: minute(60),
      },
    },
  ],
]

/** Calls that are refused if nothing is configured. */
export const REFUSED: readonly Asked[] = [
  [
    calls.wertConvertUsingPOST,
    {
      id: orderIdOn('ETHEREUM', 1),
      wertConvertRequest: { amount: '1', buyer: account('ETHEREUM', BOB) },
    },
  ],
]

const SOLD = formatCollectionId(dropOn('ETHEREUM'))
const CREATOR = account('ETHEREUM', CAROL)
const GRAPH = { collectionId: SOLD, filters: 'period=D1' }

/**
 * Public calls about activities, collections and their trade, with parameters that yield an answer from the fixture.
 */
export const TRADING: readonly Asked[] = [
  [calls.getActivitiesUsingPOST, { activityPageRequest: { size: 1000 } }],
  [calls.getCollectionUsingGET, { id: SOLD }],
  [calls.getCollectionsByIdsUsingPOST, { requestBody: [SOLD] }],
  [calls.getCollectionByOwnerUsingGET, { id: SOLD, owner: CREATOR }],
  [calls.getCollectionsByOwnerUsingGET, { id: CREATOR, size: 1 }],
  [calls.getCollectionsByMinterUsingGET, { id: CREATOR }],
  [calls.getCollectionsByMinterDeprecatedUsingGET, { id: CREATOR }],
  [calls.getCollectionFloorBidsUsingGET, { id: SOLD }],
  [calls.searchCollectionsUsingPOST, { collectionPageRequest: { filter: { tags: [] }, size: 2 } }],
  [calls.findAllowedCurrenciesUsingGET, {}],
  [calls.findCurrenciesUsingPOST, { currencyForm: { blockchain: ['ETHEREUM'] } }],
  [calls.getOrderFeesUsingGET, { collection: SOLD }],
  [calls.loadSearchableCurrencies, {}],
  [calls.loadSearchableCollections, { requestBody: [SOLD] }],
  [calls.loadSearchableItems, { requestBody: [LISTED] }],
  [calls.loadSearchableOwnerships, { requestBody: [`${LISTED}:${wallet('ETHEREUM', ALICE)}`] }],
  [calls.loadSearchableTraits, { requestBody: [`${SOLD}:Color:Red`] }],
  [calls.loadSearchableUsers, { requestBody: [READER.userId] }],
  [calls.rateUsingGET, { symbol: 'ETH' }],
  [calls.getCollectionBuyersStatistics, GRAPH],
  [calls.getCollectionFloorPriceStatistics, { ...GRAPH, currency: 'USD' }],
  [calls.getCollectionSellersStatistics, GRAPH],
  [calls.getCollectionsRanking, { collectionRankingRequest: { period: 'TOTAL', size: 5 } }],
  [calls.getCollectionStats, { collectionId: SOLD }],
  [calls.getCollectionsStats, { requestBody: [SOLD] }],
  [calls.getCollectionTransactionsStatistics, GRAPH],
]
