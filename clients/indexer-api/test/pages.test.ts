import { expect } from 'chai'
import * as served from '../../../server/src/indexer/calls.ts'
import {
  entities,
  getCollectionLeaderboard,
  getItemsByOwner,
  getSalesChart,
  pages,
  searchActivities,
  searchItems,
} from '../src/index.ts'
import { EVM_ADDRESS, itemOf, OWNER, serve, startServer, type TestServer, TIME } from './_server.ts'

const COUNT = 7

/** Returns a page of numbers from 0, and the next page's token. */
function pageOf(size: number, token = '0') {
  const first = Number(token)
  const numbers = Array.from({ length: Math.min(size, COUNT - first) }, (_, index) => first + index)
  const next = first + numbers.length
  return { numbers, ...(next < COUNT && { token: String(next) }) }
}

describe('pages and entities of lists', () => {
  let server: TestServer

  before(async () => {
    server = await startServer([
      serve(served.getItemsByOwner, async ({ size, continuation }) => {
        const { numbers, token } = pageOf(size, continuation)
        return { items: numbers.map(itemOf), continuation: token }
      }),
      serve(served.searchItems, async ({ itemsSearchRequest }) => {
        const { size, continuation } = itemsSearchRequest
        const { numbers, token } = pageOf(size, continuation)
        return { items: numbers.map(itemOf), continuation: token }
      }),
      serve(served.searchActivities, async ({ activitySearchRequest: { size, cursor } }) => {
        const { token } = pageOf(size, cursor)
        return { activities: [], cursor: token }
      }),
      serve(served.getSalesChart, async ({ size, cursor }) => {
        const { numbers, token } = pageOf(size, cursor)
        const dates = numbers.map(() => TIME)
        return { dates, pricesNative: numbers.map(String), itemIds: [], cursor: token }
      }),
      serve(served.getCollectionLeaderboard, async ({ limit, offset }) => {
        const { numbers } = pageOf(limit, String(offset))
        const amount = { currency: 'ETH', value: '1' }
        const result = numbers.map((number) => ({
          id: `BASE:${number}`,
          sales: 1,
          volume: amount,
          floorHistory: { timestamps: [], values: [] },
          globalStats: { listed: 0, items: 1, owners: 1 },
        }))
        return { result }
      }),
    ])
  })
  beforeEach(() => {
    server.requests.length = 0
  })
  after(() => server.close())

  it('follow tokens in queries, and come once each, in order', async () => {
    for (const size of [1, 2, 3, 7, 100]) {
      const ids: string[] = []
      for await (const { id } of entities(getItemsByOwner, server.connection, {
        owner: OWNER,
        size,
      })) {
        ids.push(id)
      }
      const expected = Array.from({ length: COUNT }, (_, number) => itemOf(number).id)
      expect(ids, `size ${size}`).to.deep.equal(expected)
    }
  })

  it('follow tokens in bodies, by whichever name the call has', async () => {
    const sizes: number[] = []
    const search = { itemsSearchRequest: { size: 3, filter: { owners: [OWNER] } } }
    for await (const { items } of pages(searchItems, server.connection, search)) {
      sizes.push(items.length)
    }
    expect(sizes).to.deep.equal([3, 3, 1])
    const activities = { activitySearchRequest: { size: 4, filter: {} } }
    let count = 0
    for await (const _ of pages(searchActivities, server.connection, activities)) count += 1
    expect(count).to.equal(2)
  })

  it('follow cursors and offsets', async () => {
    const prices: string[] = []
    const id = `BASE:${EVM_ADDRESS}`
    for await (const chart of pages(getSalesChart, server.connection, { id, size: 4 })) {
      prices.push(...chart.pricesNative)
    }
    expect(prices).to.deep.equal(['0', '1', '2', '3', '4', '5', '6'])
    const ranked: string[] = []
    for await (const { id } of entities(getCollectionLeaderboard, server.connection, {
      limit: 3,
    })) {
      ranked.push(id)
    }
    expect(ranked).to.have.length(COUNT)
    expect(new Set(ranked).size).to.equal(COUNT)
  })

  it('are fetched only as far as they are read', async () => {
    for await (const { id } of entities(getItemsByOwner, server.connection, {
      owner: OWNER,
      size: 2,
    })) {
      if (id === itemOf(2).id) break
    }
    expect(server.requests).to.have.length(2)
  })
})
