import { formatCurrencyId } from '@mintline/core/identifiers'
import { ApiError } from '../../../http/apiError.ts'
import { usdRate } from '../../../read-model/chains/usdRate.ts'
import * as calls from '../../calls/currencies.ts'
import { route } from '../route.ts'

export const getUsdRate = route(calls.getUsdRate, async ({ currencyId, at }, { reader }) => {
  const rate = await usdRate(reader, currencyId, at)
  if (rate) return rate
  const message = `No price of ${formatCurrencyId(currencyId)} in US dollars is known of the day before ${at.toISOString()}`
  throw new ApiError('validation', message)
})
