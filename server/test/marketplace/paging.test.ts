import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import type { Call } from '../../src/http/contract/call.ts'
import * as calls from '../../src/marketplace/calls/index.ts'
import { AUCTION_ROUTES } from '../../src/marketplace/routes/auctions/index.ts'
import { BID_ROUTES } from '../../src/marketplace/routes/bids/index.ts'
import { ITEM_ROUTES } from '../../src/marketplace/routes/items/index.ts'
import { ORDER_ROUTES } from '../../src/marketplace/routes/orders/index.ts'
import { OWNERSHIP_ROUTES } from '../../src/marketplace/routes/ownerships/index.ts'
import { account } from '../read-model/_addresses.ts'
import type { Parameters } from '../read-model/_app.ts'
import { BOB, COPIED, dropOn, itemIdOn } from '../read-model/_names.ts'
import { AUCTIONED, writeBids } from './_bids.ts'
import { READER } from './_reading.ts'
import { withMarket } from './_suite.ts'

/** An entity, the id of one, or an ownership with its best bid. */
type Entry = Identified | string | { readonly ownership: Identified }

interface Identified {
  readonly id: string
}

/** A call that answers page by page. */
interface PagedCall {
  readonly call: Call
  readonly parameters: Parameters
  /** Name of the body that has the page; undefined = the query has it. */
  readonly inBody?: string
  /** The time by which the list is sorted; undefined = by something else. */
  readonly timeOf?: (entry: never) => string
}

const PAGED: readonly PagedCall[] = [
  {
    call: calls.searchItemsUsingPOST,
    // The lowest price first is the order of recommendations, whose tokens it takes.
    parameters: { filter: { sort: 'HIGH_PRICE_FIRST' } },
    inBody: 'itemPageRequest',
  },
  {
    call: calls.getRecommendationsByItemUsingPOST,
    parameters: {
      filter: { '@type': 'by_collection', collection: formatCollectionId(dropOn('ETHEREUM')) },
    },
    inBody: 'itemRecommendationsPageRequest',
  },
  {
    call: calls.getItemOwnershipsUsingPOST,
    parameters: { id: formatItemId(COPIED) },
    inBody: 'pageRequest',
    timeOf: ({ date }: { date: string }) => date,
  },
  {
    call: calls.ordersByMakerUsingPOST,
    parameters: { maker: account('ETHEREUM', BOB), side: 'BUY' },
    inBody: 'orderByMakerPageRequest',
    timeOf: ({ lastUpdateAt }: { lastUpdateAt: string }) => lastUpdateAt,
  },
  {
    call: calls.getOffersForItemUsingPOST,
    parameters: { id: itemIdOn('ETHEREUM', 1) },
    inBody: 'offerPageRequest',
  },
  {
    call: calls.getCollectionsOfOwnershipsByOwnerOrUserUsingGET,
    parameters: { user: READER.userId },
  },
  {
    call: calls.getOffersInAuctionUsingPOST,
    parameters: { id: AUCTIONED },
    inBody: 'offerInAuctionPageRequest',
  },
  {
    call: calls.currentUserBidsUsingGET,
    parameters: {},
    timeOf: ({ lastUpdateAt }: { lastUpdateAt: string }) => lastUpdateAt,
  },
  { call: calls.currentUserOwnershipsWithBidsUsingGET, parameters: {} },
]

function idOf(entry: Entry): string {
  if (typeof entry === 'string') return entry
  return 'id' in entry ? entry.id : entry.ownership.id
}

/** Parameters of a page, in the body but for those of the path. */
function parametersOf({ call, parameters, inBody }: PagedCall, page: Parameters): Parameters {
  const inPath = Object.keys(call.params ?? {})
  const entries = Object.entries({ ...parameters, ...page })
  const path = Object.fromEntries(entries.filter(([name]) => inPath.includes(name)))
  const rest = Object.fromEntries(entries.filter(([name]) => !inPath.includes(name)))
  return inBody === undefined ? { ...path, ...rest } : { ...path, [inBody]: rest }
}

describe('pages of the marketplace, of', () => {
  const { ask, pools } = withMarket()
  before(() => writeBids(pools()))

  async function page(paged: PagedCall, size: unknown, continuation?: string) {
    const answer = await ask(paged.call, parametersOf(paged, { size, continuation }))
    return { ...answer, entries: answer.body as unknown as Entry[] }
  }

  it('items, ownerships, orders, auctions and bids are tested for all calls that have them', () => {
    const trade = [...ORDER_ROUTES, ...AUCTION_ROUTES, ...BID_ROUTES]
    const routes = [...ITEM_ROUTES, ...OWNERSHIP_ROUTES, ...trade]
    const served = routes.map(({ call }) => call).filter(({ continues }) => continues)
    expect(PAGED.map(({ call }) => call)).to.have.members(served)
  })

  for (const paged of PAGED) {
    const { operationId } = paged.call

    it(`${operationId} are together what one page has, whatever their sizes`, async () => {
      const whole = await page(paged, 1000)
      expect([whole.status, whole.next]).to.deep.equal([200, undefined])
      expect(new Set(whole.entries.map(idOf)).size).to.equal(whole.entries.length)
      expect(whole.entries.length, 'entries to page').to.be.greaterThan(2)
      const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 })
      await fc.assert(
        fc.asyncProperty(sizes, async (cycle) => {
          const found: Entry[] = []
          let next: string | undefined
          for (let pages = 0; pages === 0 || next !== undefined; pages += 1) {
            const size = cycle[pages % cycle.length] ?? 1
            const one = await page(paged, size, next)
            expect(one.entries.length).to.be.within(1, size)
            found.push(...one.entries)
            next = one.next
          }
          expect(found).to.deep.equal(whole.entries)
        }),
        { numRuns: 15 },
      )
    })

    it(`${operationId} go on behind a row that a client names in JSON, by time and id`, async () => {
      const { timeOf } = paged
      const whole = await page(paged, 1000)
      for (const [index, entry] of whole.entries.entries()) {
        const time = timeOf ? new Date(timeOf(entry as never)).getTime() : 0
        const rest = await page(paged, 1000, JSON.stringify({ params: [time, idOf(entry)] }))
        if (timeOf) expect(rest.entries).to.deep.equal(whole.entries.slice(index + 1))
        else expect([rest.status, rest.body.code]).to.deep.equal([400, 'VALIDATION'])
      }
    })

    it(`${operationId} are refused with a token that is none of theirs`, async () => {
      const others = PAGED.filter(({ call }) => call !== paged.call)
      const foreign = await Promise.all(others.map(async (other) => (await page(other, 1)).next))
      expect(foreign).to.not.include(undefined)
      const texts = ['', 'nonsense', '{', '{"params":[]}', '{"params":["1","2"]}', 'null']
      for (const continuation of [...foreign, ...texts]) {
        const { status, body } = await page(paged, 5, continuation)
        expect([status, body.code], continuation).to.deep.equal([400, 'VALIDATION'])
      }
    })

    it(`${operationId} have 1,000 entries at most, and one at least`, async () => {
      expect((await page(paged, 1_000_000)).status).to.equal(200)
      // A query has texts alone, which are numbers there.
      const texts = paged.inBody === undefined ? ['one'] : ['1', null]
      for (const size of [0, -1, 1.5, ...texts]) {
        const { status, body } = await page(paged, size)
        expect([status, body.code], String(size)).to.deep.equal([400, 'VALIDATION'])
      }
    })
  }
})
