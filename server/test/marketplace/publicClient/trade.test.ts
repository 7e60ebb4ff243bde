import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../../../src/http/contract/call.ts'
import * as calls from '../../../src/marketplace/calls/index.ts'
import { ACTIVITY_ROUTES } from '../../../src/marketplace/routes/activities/index.ts'
import { COLLECTION_ROUTES } from '../../../src/marketplace/routes/collections/index.ts'
import { CURRENCY_ROUTES } from '../../../src/marketplace/routes/currencies/index.ts'
import { SEARCH_FEED_ROUTES } from '../../../src/marketplace/routes/search-feeds/index.ts'
import { STATISTICS_ROUTES } from '../../../src/marketplace/routes/statistics/index.ts'
import { testDatabase } from '../../_database.ts'
import { account, wallet } from '../../read-model/_addresses.ts'
import { ALICE, CAROL, dropOn, itemIdOn, minute } from '../../read-model/_names.ts'
import type { Asked } from '../../read-model/_single.ts'
import { marketplaceOver } from '../_app.ts'
import { READER } from '../_reading.ts'
import { writeMarket } from '../_suite.ts'
import { askPublicly, PUBLIC_METHODS } from './_client.ts'
import { declarationsOf } from './_declarations.ts'

/** Those of version 4 that anybody may make: the search has a client of its own. */
const ROUTES = [
  ...ACTIVITY_ROUTES,
  ...COLLECTION_ROUTES,
  ...CURRENCY_ROUTES,
  ...SEARCH_FEED_ROUTES,
  ...STATISTICS_ROUTES,
].filter(
  ({ call }: { readonly call: Call }) => !call.bearer && PUBLIC_METHODS.includes(call.operationId),
)
const collectionId = formatCollectionId(dropOn('ETHEREUM'))
const CAROLS = account('ETHEREUM', CAROL)
const LISTED = itemIdOn('ETHEREUM', 1)
const OWNED = `${LISTED}:${wallet('ETHEREUM', ALICE)}`
const GRAPH = { collectionId, filters: 'period=D1' }

const ASKED: readonly Asked[] = [
  [calls.getActivitiesUsingPOST, { activityPageRequest: { size: 1000 } }],
  [calls.getCollectionUsingGET, { id: collectionId }],
  [calls.getCollectionsByIdsUsingPOST, { requestBody: [collectionId] }],
  [calls.getCollectionByOwnerUsingGET, { id: collectionId, owner: CAROLS }],
  [calls.getCollectionsByOwnerUsingGET, { id: CAROLS, size: 1 }],
  [calls.getCollectionsByMinterUsingGET, { id: CAROLS }],
  [calls.getCollectionsByMinterDeprecatedUsingGET, { id: CAROLS }],
  [calls.getCollectionFloorBidsUsingGET, { id: collectionId }],
  [calls.searchCollectionsUsingPOST, { collectionPageRequest: { filter: { tags: [] }, size: 2 } }],
  [calls.findAllowedCurrenciesUsingGET, {}],
  [calls.findCurrenciesUsingPOST, { currencyForm: { blockchain: ['ETHEREUM'] } }],
  [calls.getOrderFeesUsingGET, { collection: collectionId }],
  [calls.loadSearchableCurrencies, {}],
  [calls.loadSearchableCollections, { requestBody: [collectionId] }],
  [calls.loadSearchableItems, { requestBody: [LISTED] }],
  [calls.loadSearchableOwnerships, { requestBody: [OWNED] }],
  [calls.loadSearchableTraits, { requestBody: [`${collectionId}:Color:Red`] }],
  [calls.loadSearchableUsers, { requestBody: [READER.userId] }],
  [calls.rateUsingGET, { symbol: 'ETH' }],
  [calls.getCollectionBuyersStatistics, GRAPH],
  [calls.getCollectionFloorPriceStatistics, { ...GRAPH, currency: 'USD' }],
  [calls.getCollectionSellersStatistics, GRAPH],
  [calls.getCollectionsRanking, { collectionRankingRequest: { period: 'TOTAL', size: 5 } }],
  [calls.getCollectionStats, { collectionId }],
  [calls.getCollectionsStats, { requestBody: [collectionId] }],
  [calls.getCollectionTransactionsStatistics, GRAPH],
]

describe('the public client of the marketplace, for activities, collections and their trade,', () => {
  let url: string
  let app: FastifyInstance
  let faultOf: ReturnType<typeof declarationsOf>

  before(async () => {
    const pools = await testDatabase()
    await writeMarket(pools)
    app = await marketplaceOver(pools, { platform: 'RARIBLE', now: () => minute(20) })
    url = await app.listen({ host: '127.0.0.1', port: 0 })
    faultOf = declarationsOf(ROUTES.map(({ call }) => call.operationId))
  })
  after(() => app.close())

  it('is tried with all calls about them', () => {
    const served: Call[] = ROUTES.map(({ call }) => call)
    expect([...ASKED.map(([call]) => call), calls.claimOwnership]).to.have.members(served)
  })

  it('throws the answer of claimOwnership, which needs a node', async () => {
    const asked = askPublicly(url, calls.claimOwnership, { id: collectionId })
    const refused: Response = await asked.catch((answer) => answer)
    const { code } = (await refused.json()) as { code?: string }
    expect([refused.status, code]).to.deep.equal([400, 'BAD_REQUEST'])
  })

  for (const [call, parameters] of ASKED) {
    it(`gets what it declares from ${call.operationId}`, async () => {
      const { status, value } = await askPublicly(url, call, parameters)
      expect(status).to.equal(200)
      expect(JSON.stringify(value).length, 'characters of the answer').to.be.greaterThan(2)
      // It returns the text that it declares as a number.
      const declared = 'text' in call ? Number(value) : value
      expect(faultOf(call.operationId, declared)).to.equal(undefined)
    })
  }
})
