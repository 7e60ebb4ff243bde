import { allCurrencies } from '../../answers/allCurrencies.ts'
import * as calls from '../../calls/currencies.ts'
import { route } from '../route.ts'

export const findAllowedCurrenciesUsingGET = route(
  calls.findAllowedCurrenciesUsingGET,
  (_, services) => allCurrencies(services),
)
