import { formatCollectionId, formatCurrencyId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/indexer/calls.ts'
import { INDEXER_CALLS } from '../../src/indexer/served.ts'
import { LAZY_CALLS } from '../lazy-items/_lazyCalls.ts'
import { ORDER_CALLS } from '../orders/_orderCalls.ts'
import { account, wallet } from './_addresses.ts'
import type { Parameters } from './_app.ts'
import { BOB, CAROL, COPIED, COPIES, dropOn, itemIdOn, minute, TOKEN } from './_names.ts'
import { orderIdOn } from './_orders.ts'
import { PAGED_CALLS, parametersOf } from './_served.ts'
import { SINGLE_CALLS } from './_single.ts'
import { withWorld } from './_suite.ts'

const DROP = formatCollectionId(dropOn('SOLANA'))

const PAGED = PAGED_CALLS.map((paged) => [paged.call, parametersOf(paged, {})] as const)

/** Calls with suites of their own: they ask nodes, or answer nobody. */
const IN_OTHER_SUITES: readonly Call[] = [
  calls.generateTokenId,
  calls.getBalance,
  calls.getInput,
  calls.getUsdRate,
  calls.resolve,
  ...[...ORDER_CALLS, ...LAZY_CALLS].filter(({ answer }) => answer !== undefined),
]

/** Another value for each parameter, which every call that has it answers in another way. */
const VARIED: Readonly<Record<string, unknown>> = {
  bidCurrencies: [formatCurrencyId(TOKEN)],
  blockchain: 'APTOS',
  blockchains: ['BASE'],
  collection: formatCollectionId(dropOn('ECLIPSE')),
  collectionId: formatCollectionId(COPIES),
  collectionIds: [DROP, formatCollectionId(dropOn('FLOW'))],
  creator: account('FLOW', CAROL),
  direction: 'ASC',
  currencies: [formatCurrencyId(TOKEN)],
  currency: 'USD',
  end: minute(4).getTime(),
  endTime: minute(12).toISOString(),
  entity: 'buyers',
  filter: 'size',
  filters: 'period=D7',
  from: minute(5).toISOString(),
  id: orderIdOn('ETHEREUM', 2),
  ids: [],
  itemId: formatItemId(COPIED),
  keys: ['Size'],
  limit: 1,
  lastUpdatedFrom: minute(5).getTime(),
  lastUpdatedTo: minute(4).getTime(),
  maxFloorPriceNative: '1',
  message: 'other',
  minFloorPriceNative: '1',
  maker: [account('ETHEREUM', CAROL)],
  offset: 1,
  origin: account('ETHEREUM', CAROL),
  owner: account('FLOW', CAROL),
  owners: [account('SOLANA', BOB)],
  ownershipId: `${itemIdOn('FLOW', 2)}:${wallet('FLOW', BOB)}`,
  period: 'MIN5',
  platform: 'OPEN_SEA',
  properties: [{ key: 'Color', value: 'Red' }],
  requestBody: [formatCollectionId(COPIES)],
  publicKey: `0x${'01'.repeat(32)}`,
  showDeleted: false,
  signature: `0x${'01'.repeat(64)}`,
  signer: account('APTOS', BOB),
  size: 1,
  sort: undefined,
  source: 'MINTLINE',
  start: minute(5).getTime(),
  status: ['ACTIVE'],
  to: minute(4).toISOString(),
  type: ['MINT'],
  types: ['MINT'],
  updatedAfterInclusive: '2099-01-01T00:00:00Z',
  updatedBeforeExclusive: '2021-01-01T00:00:00Z',
  user: [account('FLOW', BOB)],
  users: [account('FLOW', BOB)],
}

/** Values that differ from those for other calls. */
const VARIED_IN: Readonly<Record<string, Parameters>> = {
  getAllActivities: { sort: 'EARLIEST_FIRST' },
  getActivitiesByItem: { sort: 'EARLIEST_FIRST' },
  getActivitiesByUser: { sort: 'EARLIEST_FIRST' },
  getAllActivitiesSync: { sort: 'DB_UPDATE_DESC', type: 'NFT' },
  getOrdersAll: { sort: 'LAST_UPDATE_ASC' },
  searchCollection: { filter: { text: 'copies' } },
  searchItems: {
    filter: { collections: [DROP] },
    traitSort: { key: 'Color', order: 'DESC' },
    sort: 'LATEST',
  },
  searchDuplicatedItems: { filter: { deleted: true }, traits: ['Size'] },
  searchOwnerships: { filter: { collections: [DROP] }, sort: 'EARLIEST' },
  searchActivities: { filter: { types: ['MINT'] }, sort: 'EARLIEST' },
  getAllSync: { sort: 'DB_UPDATE_DESC' },
  getSellOrdersByItem: { maker: account('ETHEREUM', CAROL) },
  getSellOrdersByMaker: { collection: [formatCollectionId(COPIES)] },
  getOrderBidsByMaker: { collection: [formatCollectionId(COPIES)] },
  getCollectionLeaderboard: { sort: 'LISTED' },
  getCollectionLeaderboardByOwner: { sort: 'LISTED' },
  getCollectionRankingByVolume: { sort: 'COLLECTION_ASC', ids: [DROP] },
  getGlobalCollectionStatistics: { id: formatCollectionId(COPIES) },
  getPeriodCollectionStatistics: { id: formatCollectionId(COPIES) },
  getOwnershipsByItem: { itemId: itemIdOn('FLOW', 1) },
  getSalesChart: { id: formatCollectionId(COPIES), from: minute(15).toISOString() },
  getGmv: { filters: `to=${minute(10).toISOString()}` },
  getVolumeChart: { id: formatCollectionId(COPIES) },
  getFloorPriceChart: { id: formatCollectionId(COPIES) },
  getOwners: { id: formatCollectionId(dropOn('ETHEREUM')) },
  getBidsByPrice: { id: formatCollectionId(COPIES), sort: 'VOLUME_NATIVE' },
  getItemRoyaltiesById: { itemId: itemIdOn('BASE', 5) },
}

/** Parameters that are accepted and change nothing, with the reason. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  algorithm: 'Only Flow has several, whose signatures are refused',
  searchEngine: 'There is one engine, and both names stand for it',
  weight: 'Only keys of Flow have one',
}

/** Names of the parameters of a call, those within its body included. */
function namesOf({ params = {}, query = {}, body }: Call): string[] {
  const fields = body && Object.keys(Reflect.get(body.schema, 'properties') ?? {})
  // A list has no fields: it is the parameter.
  const inBody = body && fields?.length === 0 ? [body.name] : (fields ?? [])
  return [...Object.keys(params), ...Object.keys(query), ...inBody]
}

describe('every parameter has an effect:', () => {
  const { ask } = withWorld()

  /** Parameters of a call in which one is another. */
  function changed(call: Call, parameters: Parameters, name: string, value: unknown): Parameters {
    if (call.body === undefined || call.body.name === name) return { ...parameters, [name]: value }
    const body = parameters[call.body.name] as object
    return { [call.body.name]: { ...body, [name]: value } }
  }

  async function otherValue(call: Call, parameters: Parameters, name: string): Promise<unknown> {
    if (name === 'continuation' || name === 'cursor') {
      const size = call.query && 'limit' in call.query ? 'limit' : 'size'
      const first = await ask(call, changed(call, parameters, size, 1))
      return Reflect.get(first.body as object, name)
    }
    const own = VARIED_IN[call.operationId] ?? {}
    return name in own ? own[name] : VARIED[name]
  }

  it('all calls with parameters are tested, but those that write and answer nothing', () => {
    const served = INDEXER_CALLS.filter(
      (call) =>
        !call.streams &&
        namesOf(call).length > 0 &&
        call.answer !== undefined &&
        !IN_OTHER_SUITES.includes(call),
    )
    expect([...PAGED, ...SINGLE_CALLS].map(([call]) => call)).to.have.members(served)
  })

  for (const [call, parameters] of [...PAGED, ...SINGLE_CALLS]) {
    for (const name of namesOf(call)) {
      if (name in WITHOUT_EFFECT) continue
      it(`${name} of ${call.operationId}`, async () => {
        const other = changed(call, parameters, name, await otherValue(call, parameters, name))
        const [plain, varied] = [await ask(call, parameters), await ask(call, other)]
        expect(plain.status).to.equal(200)
        expect(varied.status).to.be.oneOf([200, 404])
        expect(varied).to.not.deep.equal(plain)
      })
    }
  }
})
