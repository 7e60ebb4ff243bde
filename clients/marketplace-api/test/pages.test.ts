import { expect } from 'chai'
import {
  currentUserBidsUsingGET,
  entities,
  getCollectionsOfOwnershipsByOwnerOrUserUsingGET,
  getFollowersUsingPOST,
  getNotificationsByOwnerUsingPOST,
  pages,
  searchUsers,
} from '../src/index.ts'
import { type Answer, OWNER, type Received, startServer, type TestServer } from './_server.ts'

const COUNT = 7

/** Returns a page of entities with the numbers from 0 as ids, with the next page's token in a header. */
function pageOf(request: Received): Answer {
  const body = (request.body ?? {}) as { continuation?: string; size?: number }
  const first = Number(request.query.get('continuation') ?? body.continuation ?? 0)
  const size = Number(request.query.get('size') ?? body.size ?? 3)
  const numbers = Array.from({ length: Math.min(size, COUNT - first) }, (_, index) => first + index)
  const next = first + numbers.length
  return {
    json: numbers.map((number) => ({ id: String(number) })),
    ...(next < COUNT && { headers: { 'X-Continuation': String(next) } }),
  }
}

describe('pages and entities of lists', () => {
  let server: TestServer

  before(async () => {
    server = await startServer()
  })
  beforeEach(() => {
    server.requests.length = 0
    server.answer = pageOf
  })
  after(() => server.close())

  it('follow the header of a page by a parameter of the query', async () => {
    for (const size of [1, 2, 3, 7, 100]) {
      const ids: string[] = []
      for await (const { id } of entities(currentUserBidsUsingGET, server.connection, { size })) {
        ids.push(id)
      }
      expect(ids, `size ${size}`).to.deep.equal(['0', '1', '2', '3', '4', '5', '6'])
    }
  })

  it('follow it in the body, beside what else the request says', async () => {
    const userPageRequest = { filter: { text: 'ann' }, size: 4 }
    const sizes: number[] = []
    for await (const users of pages(searchUsers, server.connection, { userPageRequest })) {
      sizes.push(users.length)
    }
    expect(sizes).to.deep.equal([4, 3])
    expect(server.requests.map(({ body }) => body)).to.deep.equal([
      userPageRequest,
      { ...userPageRequest, continuation: '4' },
    ])
  })

  it('make a body for it where the request has none, and keep its other parameters', async () => {
    let count = 0
    for await (const _ of entities(getFollowersUsingPOST, server.connection, { user: OWNER })) {
      count += 1
    }
    expect(count).to.equal(COUNT)
    expect(server.requests.map(({ body }) => body)).to.deep.equal([
      undefined,
      { continuation: '3' },
      { continuation: '6' },
    ])
    expect(server.requests.map(({ query }) => query.get('user'))).to.deep.equal([
      OWNER,
      OWNER,
      OWNER,
    ])
  })

  it('yield texts where a list has texts', async () => {
    server.answer = (request) => {
      const { json, ...rest } = pageOf(request)
      return { ...rest, json: (json as { id: string }[]).map(({ id }) => id) }
    }
    const ids: string[] = []
    const list = getCollectionsOfOwnershipsByOwnerOrUserUsingGET
    for await (const id of entities(list, server.connection, { owner: OWNER })) ids.push(id)
    expect(ids).to.deep.equal(['0', '1', '2', '3', '4', '5', '6'])
  })

  it('are fetched only as far as they are read, by the fetch of the connection', async () => {
    let fetched = 0
    const connection = {
      ...server.connection,
      fetch: (...request: Parameters<typeof fetch>) => {
        fetched += 1
        return fetch(...request)
      },
    }
    const list = getNotificationsByOwnerUsingPOST
    for await (const { id } of entities(list, connection, { owner: '1' })) if (id === '4') break
    expect([fetched, server.requests.length]).to.deep.equal([2, 2])
  })

  it('end with an error where a server gives the same token for ever', async () => {
    server.answer = () => ({ json: [], headers: { 'x-continuation': 'same' } })
    const read = async () => {
      for await (const _ of pages(currentUserBidsUsingGET, server.connection, {}));
    }
    const failure = await read().catch((error: Error) => error.message)
    expect(failure).to.equal('currentUserBidsUsingGET gave the same page twice')
  })
})
