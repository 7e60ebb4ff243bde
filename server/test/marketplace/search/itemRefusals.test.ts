import { formatCollectionId, formatCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import * as calls from '../../../src/marketplace/items/calls.ts'
import { dropOn, ETHER } from '../../read-model/_names.ts'
import { withMarket } from '../_suite.ts'

const DROP = formatCollectionId(dropOn('BASE'))

describe('a search of the marketplace for items that asks for nothing sensible', () => {
  const { ask } = withMarket()

  const REFUSED: Readonly<Record<string, readonly [object | undefined, string]>> = {
    'without a body': [undefined, 'Required field filter is missing'],
    'without a size': [{ filter: {} }, 'Required field size is missing'],
    'with an unknown field': [
      { filter: { colour: 'red' }, size: 1 },
      'filter.colour is no known field',
    ],
    'with a currency that has no colon': [
      { filter: { currency: 'ETH' }, size: 1 },
      'filter.currency has no blockchain before a colon',
    ],
    'with a rate of nothing': [
      { filter: { currencyRates: [{ id: formatCurrencyId(ETHER), rate: 0 }] }, size: 1 },
      'filter.currencyRates[0].rate',
    ],
    'with prices in the wrong order': [
      { filter: { minPrice: 2, maxPrice: 1 }, size: 1 },
      'minPrice must not be after maxPrice',
    ],
    'by a trait without one': [
      { filter: { sort: 'TRAIT', collections: [DROP] }, size: 1 },
      'sort TRAIT needs traitSort and collections in the filter: traitSort is missing',
    ],
    'by a trait in all collections': [
      { filter: { sort: 'TRAIT', traitSort: { key: 'Level' }, collections: [] }, size: 1 },
      'sort TRAIT needs traitSort and collections in the filter: collections is missing',
    ],
    'on a token of nobody': [
      { filter: { hasRewards: true }, size: 1, continuation: 'x' },
      '"x" is not a token that this list gav',
    ],
  }
  for (const [what, [itemPageRequest, message]] of Object.entries(REFUSED)) {
    it(`is refused ${what}`, async () => {
      const { status, body } = await ask(calls.searchItemsUsingPOST, { itemPageRequest })
      expect(status).to.equal(400)
      expect(body.message).to.contain(message)
    })
  }
})
