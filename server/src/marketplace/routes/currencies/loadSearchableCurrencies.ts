import { isNativeCurrencyId } from '@mintline/core/identifiers'
import { allCurrencies } from '../../answers/allCurrencies.ts'
import * as calls from '../../calls/searchFeeds.ts'
import { route } from '../route.ts'

/** Those of which a rate is known, since the search compares prices by it. */
export const loadSearchableCurrencies = route(
  calls.loadSearchableCurrencies,
  async (_, services) => {
    const all = await allCurrencies(services)
    return all.flatMap(({ id, rate, blockchain }) =>
      rate === undefined ? [] : [{ id, rate, blockchain, primary: isNativeCurrencyId(id) }],
    )
  },
)
