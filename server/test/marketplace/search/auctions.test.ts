import { randomUUID } from 'node:crypto'
import {
  formatItemId,
  formatOwnershipId,
  parseCollectionId,
  parseOwnershipId,
} from '@mintline/core/identifiers'
import { expect } from 'chai'
import { collectionKey, currencyKey } from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/marketplace/calls.ts'
import { keysOf } from '../../../src/read-model/ownerships/ownershipsByIds.ts'
import { wallet } from '../../read-model/_addresses.ts'
import { CAROL, COPIED, minute, TOKEN } from '../../read-model/_names.ts'
import { withMarket } from '../_suite.ts'

/** Minutes from which and to which auctions are held; the clock is at minute 20. */
const TIMES = {
  late: [20, 40],
  soon: [10, 30],
  oneOfTwo: [10, 35],
  otherOfTwo: [11, 35],
  notStarted: [21, 27],
  over: [10, 20],
  givenAway: [10, 25],
} as const

type Name = keyof typeof TIMES

const OPEN: readonly Name[] = ['late', 'soon', 'oneOfTwo', 'otherOfTwo', 'notStarted']
const RUNNING: readonly Name[] = ['soon', 'oneOfTwo', 'otherOfTwo', 'late']

/** A search page: items with their offers. */
interface Found {
  readonly entries: readonly {
    readonly item: string
    readonly statuses: readonly string[]
    readonly end: string | undefined
  }[]
  readonly next: string | undefined
}

describe('searches of the marketplace for auctions', () => {
  const { ask, pools } = withMarket()

  /** Search functions by name. */
  const SEARCHES: Readonly<Record<string, (filter: object, more?: object) => Promise<Found>>> = {
    ownerships: async (filter, more) => {
      const ownershipPageRequest = { filter, size: 1000, ...more }
      const { body, next } = await ask(calls.searchOwnerships, { ownershipPageRequest })
      const entries = body.map(({ itemId = '', status = '', auctionEndDate: end }) => ({
        item: itemId,
        statuses: [status],
        end,
      }))
      return { entries, next }
    },
    items: async (filter, more) => {
      const itemPageRequest = { filter, size: 1000, ...more }
      const { body, next } = await ask(calls.searchItems, { itemPageRequest })
      const entries = body.map(({ id: item, statuses = [], auctionEndDate: end }) => ({
        item,
        statuses,
        end,
      }))
      return { entries, next }
    },
  }

  /** Auctioned items by name. */
  const items = new Map<Name, string>()
  const itemsOf = (names: readonly Name[]) => names.map((name) => items.get(name) ?? '')

  before(async () => {
    const ownershipPageRequest = { filter: { sort: 'LATEST' }, size: 1000 }
    const { body } = await ask(calls.searchOwnerships, { ownershipPageRequest })
    const single = body.filter(({ itemId }) => itemId !== formatItemId(COPIED))
    const sold = single.filter(({ status }) => status === 'FIXED_PRICE')
    const others = single.filter(({ status }) => status === 'NOT_FOR_SALE')
    const names = Object.keys(TIMES) as Name[]
    for (const name of names) {
      const ownership = name === 'soon' ? sold[0] : others.pop()
      if (ownership === undefined) throw new Error(`There is no ownership for ${name}`)
      items.set(name, ownership.itemId ?? '')
      const id = parseOwnershipId(ownership.id)
      const owner = name === 'givenAway' ? wallet(id.blockchain, CAROL) : id.owner
      const [start, end] = TIMES[name]
      await pools()
        .write.insertInto('auctions')
        .values({
          ...keysOf(parseOwnershipId(formatOwnershipId({ ...id, owner }))),
          collection: collectionKey(parseCollectionId(ownership.collection.id)),
          id: randomUUID(),
          currency: currencyKey(TOKEN),
          decimals: 6,
          min_value: '1',
          start_at: minute(start),
          end_at: minute(end),
          first_end_at: minute(end),
          updated_at: minute(start),
        })
        .execute()
    }
  })

  for (const [name, page] of Object.entries(SEARCHES)) {
    describe(`of ${name}`, () => {
      const found = async (filter: object) => (await page({ sort: 'LATEST', ...filter })).entries
      const itemsFor = async (filter: object) => (await found(filter)).map(({ item }) => item)

      it('find what is up for auction, also before it starts, and show its end', async () => {
        const auctioned = await found({ statuses: ['AUCTION'] })
        expect(auctioned.map(({ item }) => item)).to.have.members(itemsOf(OPEN))
        const ends = OPEN.map((each) => minute(TIMES[each][1]).toISOString())
        expect(auctioned.map(({ end }) => end)).to.have.members(ends)
      })

      it('find each thing by its own status alone, in the order of all', async () => {
        const all = await found({})
        const statuses = ['AUCTION', 'FIXED_PRICE', 'NOT_FOR_SALE']
        for (const status of statuses) {
          const [its, others] = [true, false].map((isIt) =>
            all.filter((each) => each.statuses.includes(status) === isIt),
          )
          expect(its, status).not.to.deep.equal([])
          expect(await found({ statuses: [status] }), status).to.deep.equal(its)
          const asked = statuses.filter((each) => each !== status)
          expect(await found({ statuses: asked }), `not ${status}`).to.deep.equal(others)
        }
        expect(await found({ statuses })).to.deep.equal(all)
        expect(await found({ statuses: ['OPEN_FOR_OFFERS'] })).to.deep.equal([])
        const fixed = await itemsFor({ statuses: ['FIXED_PRICE'] })
        expect(fixed).not.to.include.members(itemsOf(['soon']))
      })

      it('find auctions of a blockchain, or of a collection', async () => {
        const [late = ''] = itemsOf(['late'])
        const [first] = (await ask(calls.loadSearchableItems, { requestBody: [late] })).body
        const scopes = [
          { blockchains: [first?.blockchain] },
          { collections: [first?.collection.id] },
        ]
        const statuses = ['AUCTION']
        const auctioned = await itemsFor({ statuses })
        const here = auctioned.filter((item) => item.startsWith(`${first?.blockchain}:`))
        expect(here.length).to.be.within(1, auctioned.length - 1)
        for (const scope of scopes) {
          expect(await itemsFor({ statuses, ...scope })).to.deep.equal(here)
          const sorted = await itemsFor({ ...scope, sort: 'AUCTION_ENDING_SOON' })
          expect(sorted).to.have.members(await itemsFor(scope))
          expect(here).to.include(sorted[0])
        }
      })

      it('sort by AUCTION_ENDING_SOON what runs, and then the latest change, on any pages', async () => {
        const sort = 'AUCTION_ENDING_SOON'
        const filters = [undefined, ['AUCTION'], ['AUCTION', 'FIXED_PRICE']]
        for (const statuses of filters) {
          const latest = await itemsFor({ statuses })
          const two = latest.filter((item) => itemsOf(['oneOfTwo', 'otherOfTwo']).includes(item))
          const rest = latest.filter((item) => !itemsOf(RUNNING).includes(item))
          const { entries: whole } = await page({ statuses, sort })
          const expected = [...itemsOf(['soon']), ...two, ...itemsOf(['late']), ...rest]
          expect(whole.map(({ item }) => item)).to.deep.equal(expected)
          const paged: (typeof whole)[number][] = []
          let next: string | undefined
          for (let size = 1; size === 1 || next !== undefined; size += 1) {
            const one = await page({ statuses, sort }, { size, continuation: next })
            paged.push(...one.entries)
            next = one.next
          }
          expect(paged).to.deep.equal(whole)
        }
      })
    })
  }
})
