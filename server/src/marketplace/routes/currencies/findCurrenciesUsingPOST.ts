import { isOneOf } from '@mintline/core'
import { allCurrencies } from '../../answers/allCurrencies.ts'
import * as calls from '../../calls/currencies.ts'
import { route } from '../route.ts'

export const findCurrenciesUsingPOST = route(
  calls.findCurrenciesUsingPOST,
  async ({ currencyForm: { blockchain: blockchains } }, services) => {
    const all = await allCurrencies(services)
    if (blockchains === undefined) return all
    return all.filter(({ blockchain }) => isOneOf(blockchains, blockchain))
  },
)
