import { expect } from 'chai'
import { ApiError } from '../../../server/src/http/apiError.ts'
import * as served from '../../../server/src/indexer/calls.ts'
import * as client from '../src/index.ts'
import { EVM_ADDRESS, itemOf, OWNER, serve, startServer, type TestServer, TIME } from './_server.ts'

const ITEM = `BASE:${EVM_ADDRESS}:1`

describe('calls of the indexer', () => {
  let server: TestServer
  const seen: unknown[] = []

  before(async () => {
    server = await startServer(
      [
        serve(served.getActivitiesByUser, async (input) => {
          seen.push(input)
          return { activities: [] }
        }),
        serve(served.getItemById, async ({ itemId }) => itemOf(Number(itemId.tokenId))),
        serve(served.getItemByIds, async ({ itemIds }) => {
          return { items: itemIds.ids.map(({ tokenId }) => itemOf(Number(tokenId))) }
        }),
        serve(served.searchItems, async ({ itemsSearchRequest }) => {
          seen.push(itemsSearchRequest)
          return { items: [] }
        }),
        serve(served.getBalance, async (input) => {
          seen.push(input)
          return { currencyId: 'APTOS:x', owner: OWNER, balance: '1', decimal: '0.1' }
        }),
        serve(served.getOrderById, async () => {
          throw new ApiError('notFound', 'There is no such order')
        }),
        serve(served.validate, async () => false),
        serve(served.reportOrderById, async () => undefined),
        serve(served.resetItemMeta, async ({ sync }) => {
          seen.push(sync)
          return undefined
        }),
        serve(served.burnLazyItem, async () => undefined),
      ],
      {
        findKey: async (secret) =>
          secret === 'known' ? { id: '1', scopes: ['read', 'write'] as const } : undefined,
      },
    )
  })
  beforeEach(() => {
    seen.length = 0
    server.requests.length = 0
  })
  after(() => server.close())

  it('repeat the name of a parameter for each value of a list, and write times in ISO 8601', async () => {
    await client.getActivitiesByUser(server.connection, {
      type: ['MINT', 'BUY'],
      user: [OWNER],
      blockchains: ['BASE'],
      from: new Date(TIME),
      size: 7,
    })
    const user = encodeURIComponent(OWNER)
    const from = encodeURIComponent(TIME)
    expect(server.requests).to.deep.equal([
      `GET /v0.1/activities/byUser?type=MINT&type=BUY&blockchains=BASE&user=${user}&from=${from}&size=7`,
    ])
    expect(seen).to.have.length(1)
    expect(seen[0]).to.deep.include({ type: ['MINT', 'BUY'], from: new Date(TIME), size: 7 })
  })

  it('percent-encode identifiers in paths', async () => {
    const { id } = await client.getItemById(server.connection, { itemId: ITEM })
    expect(id).to.equal(ITEM)
    expect(server.requests).to.deep.equal([`GET /v0.1/items/${encodeURIComponent(ITEM)}`])
    const coin = `0x${'1'.padStart(64, '0')}::aptos_coin::AptosCoin`
    await client.getBalance(server.connection, {
      currencyId: `APTOS:${coin}`,
      owner: `APTOS:0x${'1'.repeat(64)}`,
    })
    expect(seen[0]).to.have.deep.property('currencyId', { blockchain: 'APTOS', address: coin })
  })

  it('send a body as JSON, with its times', async () => {
    const { items } = await client.getItemByIds(server.connection, { itemIds: { ids: [ITEM] } })
    expect(items.map(({ id }) => id)).to.deep.equal([ITEM])
    await client.searchItems(server.connection, {
      itemsSearchRequest: { filter: { mintedAtFrom: new Date(TIME) } },
    })
    expect(seen[0]).to.deep.include({ filter: { mintedAtFrom: new Date(TIME) }, size: 50 })
  })

  it('answer nothing where the interface does, and take no body along', async () => {
    const { connection } = server
    expect(await client.reportOrderById(connection, { id: 'BASE:0x01' })).to.equal(undefined)
    expect(await client.resetItemMeta(connection, { itemId: ITEM, sync: true })).to.equal(undefined)
    expect(seen).to.deep.equal([true])
    const lazyItemBurnForm = { id: ITEM, creators: [OWNER], signatures: ['0x'] }
    expect(await client.burnLazyItem(connection, { lazyItemBurnForm })).to.equal(undefined)
  })

  it('answer a bare value', async () => {
    const signatureValidationForm = { signer: OWNER, message: 'm', signature: '0x' }
    const isValid = await client.validate(server.connection, { signatureValidationForm })
    expect(isValid).to.equal(false)
  })

  it('fail with status and body where the answer is no success', async () => {
    const failure = await failureOf(client.getOrderById(server.connection, { id: 'BASE:0x01' }))
    if (!client.isResponseError(failure, client.getOrderById)) throw failure
    expect([failure.status, failure.body.code]).to.deep.equal([404, 'NOT_FOUND'])
    expect(failure.message).to.equal(
      'getOrderById was answered with status 404: There is no such order',
    )
    expect(client.isResponseError(failure, client.getItemById)).to.equal(false)
  })

  it('carry a key, given or fetched each time, and headers', async () => {
    const { connection } = server
    const input = { itemId: ITEM }
    let asked = 0
    const apiKey = async () => {
      asked += 1
      return asked === 1 ? 'known' : 'old'
    }
    await client.getItemById({ ...connection, apiKey: 'known' }, input)
    await client.getItemById({ ...connection, apiKey }, input)
    const refused = await failureOf(client.getItemById({ ...connection, apiKey }, input))
    expect(refused).to.be.instanceOf(client.ResponseError).and.to.have.property('status', 401)
    const headers = { 'X-API-KEY': 'known' }
    await client.getItemById(connection, input, { headers })
  })

  it('end when their signal says so', async () => {
    const reason = new Error('the page was left')
    const signal = AbortSignal.abort(reason)
    const failure = await failureOf(
      client.getItemById(server.connection, { itemId: ITEM }, { signal }),
    )
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
