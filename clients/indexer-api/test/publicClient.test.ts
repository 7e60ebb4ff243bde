import * as published from '@rarible/api-client'
import { expect } from 'chai'
import {
  type DescribedCall,
  describedCalls,
} from '../../../scripts/generate-api-clients/conformance/describedCalls.ts'
import {
  inputOf,
  requestSent,
} from '../../../scripts/generate-api-clients/conformance/sentRequests.ts'
import * as served from '../../../server/src/indexer/calls.ts'
import * as client from '../src/index.ts'
import { EVM_ADDRESS, itemOf, OWNER, serve, startServer, type TestServer } from './_server.ts'

type Method = (...input: unknown[]) => Promise<unknown>

/** The stream is an addition of the server. */
const CALLS = describedCalls(new URL('../openapi.json', import.meta.url)).filter(
  ({ operationId }) => operationId !== 'streamActivities',
)

describe('the published client of the same interface', () => {
  for (const call of CALLS) {
    it(`sends what this one sends: ${call.operationId}`, async () => {
      const input = inputOf(call)
      const answer = () => answerOf(call)
      const ours = await requestSent((fetch) => {
        const connection = { baseUrl: 'http://localhost', fetch, apiKey: 'key' }
        return functionOf(client, call.operationId)(connection, input)
      }, answer)
      const theirs = await requestSent(
        (fetchApi) => methodOf(call.operationId, fetchApi)(input),
        answer,
      )
      expect(ours).to.deep.equal(theirs)
    })
  }

  describe('against the server', () => {
    let server: TestServer

    before(async () => {
      server = await startServer(
        [
          serve(served.getItemById, async ({ itemId }) => itemOf(Number(itemId.tokenId))),
          serve(served.getItemByIds, async ({ itemIds }) => {
            return { items: itemIds.ids.map(({ tokenId }) => itemOf(Number(tokenId))) }
          }),
          serve(served.getItemsByOwner, async () => ({ items: [itemOf(1)], continuation: 'next' })),
          serve(served.validate, async () => true),
          serve(served.reportOrderById, async () => undefined),
          serve(served.burnLazyItem, async () => undefined),
        ],
        { findKey: async () => ({ id: '1', scopes: ['read', 'write'] as const }) },
      )
    })
    after(() => server.close())

    const call = (name: string, input: object) =>
      methodOf(name, fetch, server.connection.baseUrl.replace(/\/$/, ''))(input)

    it('reads items, lists, bare values and empty answers', async () => {
      const itemId = itemOf(7).id
      expect(await call('getItemById', { itemId })).to.deep.include({ status: 200 })
      const items = { status: 200, value: { items: [itemOf(7)] } }
      expect(await call('getItemByIds', { itemIds: { ids: [itemId] } })).to.deep.equal(items)
      const page = { status: 200, value: { items: [itemOf(1)], continuation: 'next' } }
      expect(await call('getItemsByOwner', { owner: OWNER })).to.deep.equal(page)
      const signatureValidationForm = { signer: OWNER, message: 'm', signature: '0x' }
      const valid = { status: 200, value: true }
      expect(await call('validate', { signatureValidationForm })).to.deep.equal(valid)
      expect(await call('reportOrderById', { id: 'BASE:0x01' })).to.deep.include({ status: 200 })
      const lazyItemBurnForm = { id: itemId, creators: [OWNER], signatures: ['0x'] }
      expect(await call('burnLazyItem', { lazyItemBurnForm })).to.deep.equal({ status: 204 })
    })

    it('reads failures', async () => {
      const failed = await call('getItemById', { itemId: `BASE:${EVM_ADDRESS}` })
      expect(failed).to.have.property('status', 400)
      expect(failed).to.have.nested.property('value.code', 'BAD_REQUEST')
    })
  })
})

/** Returns an answer that the published client accepts: it expects no content if none is documented. */
function answerOf({ responses }: DescribedCall): Response {
  return 204 in responses ? new Response(null, { status: 204 }) : new Response('{}')
}

function functionOf(from: object, name: string): Method {
  const found = (from as Record<string, Method>)[name]
  if (found === undefined) throw new Error(`There is no ${name}`)
  return found
}

/** Returns the published client's method, which resolves with status and value. */
function methodOf(name: string, fetchApi: typeof fetch, basePath = 'http://localhost'): Method {
  const configuration = new published.Configuration({ basePath, fetchApi, apiKey: 'key' })
  const Api = Object.values(published).find(
    (each) => typeof each === 'function' && `${name}Raw` in each.prototype,
  ) as (new (configuration: published.Configuration) => object) | undefined
  if (Api === undefined) throw new Error(`The published client has no ${name}`)
  const api = new Api(configuration)
  return (input) => functionOf(api, `${name}Raw`).call(api, input)
}
