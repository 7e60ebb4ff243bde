import { formatCurrencyId } from '@mintline/core/identifiers'
import { ApiError } from '../http/apiError.ts'
import { CurrencyIdInput, DateInput } from '../http/contract/inputs.ts'
import { currencies, usdRate } from '../read-model/chains/currencies.ts'
import { call } from './call.ts'
import { Currencies, CurrencyUsdRate } from './schemas/currencies.ts'

export const getAllCurrencies = call(
  {
    operationId: 'getAllCurrencies',
    summary: 'All currencies',
    description:
      'Native coins and all tokens that the server has met, each with its price in US dollars where one of the last day is known',
    tag: 'Currencies',
    method: 'GET',
    path: '/v0.1/currencies/all',
    answer: Currencies,
    errors: 'E4',
  },
  async (_, { reader, now }) => ({
    currencies: await currencies(reader, now()),
  }),
)

export const getUsdRate = call(
  {
    operationId: 'getUsdRate',
    summary: 'Price of a currency in US dollars at a time',
    description: 'The last price of the day before `at`; 400 if none is known',
    tag: 'Currencies',
    method: 'GET',
    path: '/v0.1/currencies/{currencyId}/rates/usd',
    params: { currencyId: CurrencyIdInput },
    query: {
      at: DateInput,
    },
    answer: CurrencyUsdRate,
    errors: 'E4',
  },
  async ({ currencyId, at }, { reader }) => {
    const rate = await usdRate(reader, currencyId, at)
    if (rate) return rate
    const message = `No price of ${formatCurrencyId(currencyId)} in US dollars is known of the day before ${at.toISOString()}`
    throw new ApiError('validation', message)
  },
)
