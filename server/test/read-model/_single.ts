import { Account } from '@aptos-labs/ts-sdk'
import { formatCollectionId } from '@mintline/core/identifiers'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import { wallet } from './_addresses.ts'
import type { Parameters } from './_app.ts'
import { BOB, dropOn, itemIdOn } from './_names.ts'
import { orderIdOn } from './_orders.ts'

/** A call, with parameters that yield an answer. */
export type Asked = readonly [Call, Parameters]

const DROP = formatCollectionId(dropOn('SOLANA'))
/** The drop with sales, and a time range that has some. */
const SOLD = formatCollectionId(dropOn('ETHEREUM'))
const AN_HOUR = { collection: SOLD, filters: 'period=H1' }
const PROPERTIES = [{ key: 'Size', value: 'Big' }]

/** Returns a text signed by an Aptos wallet. */
function signedText() {
  const signer = Account.generate()
  const message = 'APTOS\nmessage: Hello\nnonce: 1'
  return {
    signer: `APTOS:${signer.accountAddress}`,
    publicKey: signer.publicKey.toString(),
    message,
    signature: signer.sign(Buffer.from(message)).toString(),
  }
}

/** Calls without pages. */
export const SINGLE_CALLS: readonly Asked[] = [
  [calls.getItemById, { itemId: itemIdOn('BASE', 1) }],
  [calls.getItemRoyaltiesById, { itemId: itemIdOn('BASE', 1) }],
  [calls.getItemByIds, { itemIds: { ids: [itemIdOn('BASE', 1)] } }],
  [calls.getOwnershipById, { ownershipId: `${itemIdOn('BASE', 2)}:${wallet('BASE', BOB)}` }],
  [
    calls.getOwnershipsByIds,
    { ownershipIds: { ids: [`${itemIdOn('BASE', 2)}:${wallet('BASE', BOB)}`] } },
  ],
  [calls.getCollectionById, { collection: DROP }],
  [calls.queryTraits, { collectionIds: [DROP] }],
  [calls.searchTraits, { collectionIds: [DROP], filter: 'o' }],
  [
    calls.queryTraitsWithRarity,
    { traitsRarityRequest: { collectionId: DROP, properties: PROPERTIES } },
  ],
  [calls.getOrderById, { id: orderIdOn('ETHEREUM', 1) }],
  [calls.getOrdersByIds, { orderIds: { ids: [orderIdOn('ETHEREUM', 1)] } }],
  [calls.getCollectionLeaderboard, {}],
  [calls.getUserRankingByVolume, { entity: 'sellers' }],
  [calls.getGlobalCollectionStatistics, { id: SOLD }],
  [calls.getGlobalCollectionStatisticsByIds, { requestBody: [SOLD] }],
  [calls.getPeriodCollectionStatistics, { id: SOLD, period: 'D1' }],
  [
    calls.getPeriodCollectionStatisticsByIds,
    { olapPeriodCollectionsByIdsStatisticsRequest: { collectionIds: [SOLD], period: 'D1' } },
  ],
  [calls.getCollectionStatistics, { collection: SOLD }],
  [calls.getLatestIndexedBlock, { blockchain: 'ETHEREUM' }],
  [calls.getTransactions, AN_HOUR],
  [calls.getBuyers, AN_HOUR],
  [calls.getSellers, AN_HOUR],
  [calls.getFloorPrice, AN_HOUR],
  [calls.getGmv, { collection: SOLD, period: 'H1' }],
  [calls.getListed, { collection: SOLD }],
  [calls.getCollectionStats, { collection: SOLD }],
  [calls.getVolumeChart, { id: SOLD, period: 'H1', size: 13 }],
  [calls.getFloorPriceChart, { id: SOLD, period: 'H1', size: 13 }],
  [calls.validate, { signatureValidationForm: signedText() }],
]

/** Calls that do something, with empty answers. */
export const SILENT_CALLS: readonly Asked[] = [
  [calls.resetItemMeta, { itemId: itemIdOn('BASE', 1) }],
  [calls.resetCollectionMeta, { collection: DROP }],
  [calls.refreshCollectionItemsMeta, { collection: DROP }],
]
