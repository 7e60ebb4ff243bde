import { isNativeCurrencyId } from '@mintline/core/identifiers'
import { ApiError } from '../../../http/apiError.ts'
import { assertFound } from '../../../http/found.ts'
import { currencies } from '../../../read-model/chains/currencies.ts'
import * as calls from '../../calls/currencies.ts'
import { route } from '../route.ts'

export const rateUsingGET = route(calls.rateUsingGET, async ({ symbol }, { reader, now }) => {
  const named = (await currencies(reader, now())).filter(
    (currency) => currency.symbol.toUpperCase() === symbol.toUpperCase(),
  )
  assertFound(named.length > 0, 'currency', symbol)
  const priced = named.filter(({ rate }) => rate !== undefined)
  // Anybody can give a token a coin's symbol.
  const coin = priced.find(({ currencyId }) => isNativeCurrencyId(currencyId))
  const rate = (coin ?? priced[0])?.rate
  if (rate !== undefined) return rate
  const message = `No price of ${symbol} in US dollars is known of the last day`
  throw new ApiError('validation', message)
})
