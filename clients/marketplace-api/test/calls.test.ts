import { expect } from 'chai'
import { describedCalls } from '../../../scripts/generate-api-clients/conformance/describedCalls.ts'
import { inputOf } from '../../../scripts/generate-api-clients/conformance/sentRequests.ts'
import * as client from '../src/index.ts'
import { COLLECTION, ITEM, OWNER, startServer, type TestServer, TIME } from './_server.ts'

type Call = (
  connection: client.ApiConnection,
  input: object,
  options?: client.CallOptions,
) => Promise<unknown>

const functions = client as unknown as Readonly<Record<string, Call>>
const CALLS = describedCalls(new URL('../openapi.json', import.meta.url))

describe('calls of the marketplace', () => {
  let server: TestServer

  before(async () => {
    server = await startServer()
  })
  beforeEach(() => {
    server.requests.length = 0
    server.answer = () => ({ json: [] })
  })
  after(() => server.close())

  it('percent-encode identifiers in paths, and repeat the name of a parameter for each value of a list', async () => {
    await client.getOwnershipUsingGET(server.connection, { id: `${ITEM}:${OWNER}` })
    await client.queryTraitsUsingGET(server.connection, {
      keys: ['a & b', 'c=d'],
      collectionIds: [COLLECTION],
      valueFrequencySortOrder: 'DESC',
    })
    const [ownership, traits] = server.requests
    expect(ownership?.path).to.equal(
      `/marketplace/api/v4/ownerships/${encodeURIComponent(`${ITEM}:${OWNER}`)}`,
    )
    expect([...(traits?.query ?? [])]).to.deep.equal([
      ['keys', 'a & b'],
      ['keys', 'c=d'],
      ['collectionIds', COLLECTION],
      ['valueFrequencySortOrder', 'DESC'],
    ])
  })

  it('send a body as JSON, with its times, and none where it is left out', async () => {
    const auctionForm = {
      currency: `${COLLECTION}`,
      startDate: new Date(TIME),
      endDate: TIME,
      minPrice: 0.5,
    }
    await client.createAuctionUsingPOST(server.connection, { id: ITEM, auctionForm })
    await client.getActivitiesUsingPOST(server.connection)
    await client.recordMetrics(server.connection, { metrics: [{ name: 'page.opened', value: 1 }] })
    expect(server.requests.map(({ body }) => body)).to.deep.equal([
      { ...auctionForm, startDate: TIME },
      undefined,
      [{ name: 'page.opened', value: 1 }],
    ])
  })

  it('write the body of a GET, which fetch cannot send, into the query, field by field', async () => {
    const collectionRankingRequest = { period: 'DAY', size: 5, minFloorPrice: 0.1 } as const
    await client.getCollectionsWatchlist(server.connection, { collectionRankingRequest })
    await client.getCollectionsWatchlist(server.connection)
    const queries = server.requests.map(({ query }) => Object.fromEntries(query))
    expect(queries).to.deep.equal([{ period: 'DAY', size: '5', minFloorPrice: '0.1' }, {}])
    expect(server.requests.map(({ body }) => body)).to.deep.equal([undefined, undefined])
  })

  it('answer the text of calls that answer text, even where it could be JSON', async () => {
    const texts = ['3120.50', '"quoted"', '', 'ü']
    for (const text of texts) {
      server.answer = () => ({ text })
      const rate = await client.rateUsingGET(server.connection, { symbol: 'ETH' })
      expect(rate).to.equal(text)
    }
    expect(server.requests.map(({ accept }) => accept)).to.include('text/plain')
    server.answer = () => ({ status: 501, json: { code: 'UNKNOWN', message: 'No such adapter' } })
    const failure = await failureOf(client.getRootUcanUsingGET(server.connection))
    if (!client.isResponseError(failure, client.getRootUcanUsingGET)) throw failure
    expect([failure.status, failure.body.code]).to.deep.equal([501, 'UNKNOWN'])
  })

  it('answer nothing where the interface does', async () => {
    server.answer = () => ({})
    expect(await client.likeUsingPOST(server.connection, { id: ITEM })).to.equal(undefined)
    server.answer = () => ({ status: 204 })
    const imagesAvailability = { available: 3, unavailable: 1 }
    const answer = await client.recordImagesAvailability(server.connection, { imagesAvailability })
    expect(answer).to.equal(undefined)
  })

  it('carry the token of a user where they know one, and nowhere else', async () => {
    const connection = { ...server.connection, accessToken: 'token' }
    const acting: string[] = []
    server.answer = () => ({ json: [] })
    for (const call of CALLS) {
      server.requests.length = 0
      await functions[call.operationId]?.(connection, inputOf(call))
      const authorization = server.requests[0]?.authorization
      if (authorization === 'Bearer token') acting.push(call.operationId)
      else expect(authorization, call.operationId).to.equal(undefined)
    }
    expect(acting).to.have.members(
      CALLS.filter(({ security }) => security?.some((each) => 'AccessToken' in each)).map(
        ({ operationId }) => operationId,
      ),
    )
    expect(acting).to.have.length(37)
  })

  it('fetch the token each time where it is a function, and only for calls that carry it', async () => {
    let asked = 0
    const accessToken = async () => {
      asked += 1
      return asked === 3 ? undefined : `token ${asked}`
    }
    const connection = { ...server.connection, accessToken }
    await client.getUserUsingGET(connection, { id: '1' })
    for (let call = 0; call < 3; call += 1) await client.getCurrentUserUsingGET(connection)
    expect(server.requests.map(({ authorization }) => authorization)).to.deep.equal([
      undefined,
      'Bearer token 1',
      'Bearer token 2',
      undefined,
    ])
  })

  it('fail with status and body where the answer is no success', async () => {
    const refused = { code: 'TOO_MUCH_WALLETS', message: 'No more wallets', success: false }
    server.answer = () => ({ status: 400, json: refused })
    const failure = await failureOf(client.addUserWalletUsingPOST(server.connection, { id: '1' }))
    if (!client.isResponseError(failure, client.addUserWalletUsingPOST)) throw failure
    expect(failure.status).to.equal(400)
    expect(failure.body).to.deep.equal(refused)
    expect(failure.message).to.equal(
      'addUserWalletUsingPOST was answered with status 400: No more wallets',
    )
    expect(client.isResponseError(failure, client.deleteUserWalletUsingDELETE)).to.equal(false)
  })

  it('repeat a GET after as long as the server asks, and nothing that could take effect twice', async () => {
    const busy = { status: 503, headers: { 'Retry-After': '1' }, json: {} }
    server.answer = () => (server.requests.length < 2 ? busy : { json: [] })
    const start = performance.now()
    expect(await client.findAllowedCurrenciesUsingGET(server.connection)).to.deep.equal([])
    expect(performance.now() - start).to.be.at.least(990)
    server.requests.length = 0
    const failure = await failureOf(client.likeUsingPOST(server.connection, { id: ITEM }))
    expect(failure).to.have.property('status', 503)
    expect(server.requests).to.have.length(1)
  })

  it('end when their signal says so', async () => {
    const reason = new Error('the page was left')
    const signal = AbortSignal.abort(reason)
    const failure = await failureOf(client.configUsingGET(server.connection, {}, { signal }))
    expect(failure).to.equal(reason)
    expect(server.requests).to.deep.equal([])
  })
})

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (failure) {
    return failure
  }
  throw new Error('The call did not fail')
}
