import { expect } from 'chai'
import { applyModeration } from '../../../src/commands/moderate.ts'
import { parseModerateArguments } from '../../../src/commands/moderateArguments.ts'
import * as indexer from '../../../src/indexer/calls/index.ts'
import * as calls from '../../../src/marketplace/calls/items.ts'
import { writeSearchFacts } from '../../read-model/search/_facts.ts'
import { withMarket } from '../_suite.ts'

/** Searches for items over facts of their own, while the suite runs in which this is called. */
export function withItemSearch() {
  const market = withMarket()
  const { ask, askIndexer, pools } = market
  before(() => writeSearchFacts(pools()))

  const page = (filter: object, more: object = {}) =>
    ask(calls.searchItemsUsingPOST, { itemPageRequest: { filter, size: 1000, ...more } })
  return {
    ...market,
    /** A page of 1,000 items, unless fields of the request say otherwise. */
    page,
    /** Ids that a filter finds. */
    idsFor: async (filter: object) => {
      const { status, body } = await page(filter)
      expect(status, JSON.stringify([filter, body])).to.equal(200)
      return body.map(({ id }) => id)
    },
    /** Ids on all pages of a filter, each of which has one item more than the one before. */
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
    /** Ids that a filter of the indexer finds. */
    indexedFor: async (filter: object, sort = 'LATEST') => {
      const itemsSearchRequest = { filter, sort, size: 1000 }
      const { status, body } = await askIndexer(indexer.searchItems, { itemsSearchRequest })
      expect(status, JSON.stringify([filter, body])).to.equal(200)
      return body.items.map(({ id }) => id)
    },
    /** Decides as an operator. */
    decide: async (...args: string[]) => {
      const given = parseModerateArguments([...args, '--by', 'ann'])
      if (given) await applyModeration(given, pools().write)
    },
  }
}
