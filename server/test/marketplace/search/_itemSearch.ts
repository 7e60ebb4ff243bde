import { expect } from 'chai'
import { applyModeration } from '../../../src/commands/moderate.ts'
import { parseModerateArguments } from '../../../src/commands/moderateArguments.ts'
import * as indexer from '../../../src/indexer/calls.ts'
import * as calls from '../../../src/marketplace/items/calls.ts'
import { writeSearchFacts } from '../../read-model/search/_facts.ts'
import { withMarket } from '../_suite.ts'

/** Sets up item searches over their own facts, for the calling suite. */
export function withItemSearch() {
  const market = withMarket()
  const { ask, askIndexer, pools } = market
  before(() => writeSearchFacts(pools()))

  const page = (filter: object, more: object = {}) =>
    ask(calls.searchItemsUsingPOST, { itemPageRequest: { filter, size: 1000, ...more } })
  return {
    ...market,
    /** Fetches a page with 1,000 items, unless the request says otherwise. */
    page,
    /** Returns the ids that a filter finds. */
    idsFor: async (filter: object) => {
      const { status, body } = await page(filter)
      expect(status, JSON.stringify([filter, body])).to.equal(200)
      return body.map(({ id }) => id)
    },
    /** Returns the ids on all of a filter's pages; each page has one item more than the last. */
    pagedIdsFor: async (filter: object) => {
      const found: string[] = []
      let next: string | undefined
      for (let size = 1; size === 1 || next !== undefined; size += 1) {
        const one = await page(filter, { size, continuation: next })
        found.push(...one.body.map(({ id }) => id))
        next = one.next
      }
      return found
    },
    /** Returns the ids that an indexer filter finds. */
    indexedFor: async (filter: object, sort = 'LATEST') => {
      const itemsSearchRequest = { filter, sort, size: 1000 }
      const { status, body } = await askIndexer(indexer.searchItems, { itemsSearchRequest })
      expect(status, JSON.stringify([filter, body])).to.equal(200)
      return body.items.map(({ id }) => id)
    },
    /** Moderates as an operator. */
    decide: async (...args: string[]) => {
      const given = parseModerateArguments([...args, '--by', 'ann'])
      if (given) await applyModeration(given, pools().write)
    },
  }
}
