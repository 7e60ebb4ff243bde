import * as published from '@rarible/marketplace-backend-client/build/index.js'
import { expect } from 'chai'
import { describedCalls } from '../../../scripts/generate-api-clients/conformance/describedCalls.ts'
import {
  inputOf,
  requestSent,
} from '../../../scripts/generate-api-clients/conformance/sentRequests.ts'
import * as client from '../src/index.ts'

type Call = (connection: client.ApiConnection, input: object) => Promise<unknown>
type Method = (input: object) => Promise<unknown>

/** The published client only knows version 4, and sends a body with a GET, which `fetch` refuses. */
const CALLS = describedCalls(new URL('../openapi.json', import.meta.url)).filter(
  ({ operationId, path }) =>
    !/^\/marketplace\/(auth|search|metrics)\//.test(path) &&
    operationId !== 'streamActivities' &&
    operationId !== 'getCollectionsWatchlist',
)
/**
 * Calls where only this client adds the token: to mark notifications as read, and to keep strangers from sending mails.
 */
const WITH_TOKEN = ['getNotificationsByOwnerUsingPOST', 'resendEmailConfirmationUsingGET']
const functions = client as unknown as Readonly<Record<string, Call>>

describe('the published client of the same interface', () => {
  it('has the calls of version 4', () => {
    expect(CALLS).to.have.length(118)
  })

  for (const call of CALLS) {
    const { operationId } = call
    it(`sends what this one sends: ${operationId}`, async () => {
      const input = inputOf(call)
      const ours = await requestSent(async (fetch) => {
        const token = WITH_TOKEN.includes(operationId) ? {} : { accessToken: 'token' }
        const connection = { baseUrl: 'http://localhost', fetch, ...token }
        return functions[operationId]?.(connection, input)
      })
      const theirs = await requestSent((fetchApi) => methodOf(operationId, fetchApi)(input))
      expect(ours).to.deep.equal(theirs)
    })
  }
})

/** Returns the published client's method. */
function methodOf(name: string, fetchApi: typeof fetch): Method {
  const Api = Object.values(published).find(
    (each) => typeof each === 'function' && `${name}Raw` in each.prototype,
  ) as (new (configuration: published.Configuration) => object) | undefined
  if (Api === undefined) throw new Error(`The published client has no ${name}`)
  const configuration = { basePath: 'http://localhost', fetchApi, accessToken: 'token' }
  const api = new Api(new published.Configuration(configuration))
  const method = Reflect.get(api, `${name}Raw`) as Method
  return (input) => method.call(api, input)
}
