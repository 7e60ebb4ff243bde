import { isNativeCurrencyId } from '@mintline/core/identifiers'
import { allCurrencies } from '../../answers/allCurrencies.ts'
import * as calls from '../../calls/searchFeeds.ts'
import { route } from '../route.ts'

/** Returns only currencies with a known rate, by which the search compares prices. */
export const loadSearchableCurrencies = route(
  calls.loadSearchableCurrencies,
  async (_, services) => {
    const all = await allCurrencies(services)
    return all.flatMap(({ id, rate, blockchain }) =>
      rate === undefined ? [] : [{ id, rate, blockchain, primary: isNativeCurrencyId(id) }],
    )
  },
)
