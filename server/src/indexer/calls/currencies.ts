import { call } from '../../http/contract/call.ts'
import { CurrencyIdInput, DateInput } from '../../http/contract/inputs.ts'
import { Currencies, CurrencyUsdRate } from '../schemas/currencies.ts'

export const getAllCurrencies = call({
  operationId: 'getAllCurrencies',
  summary: 'All currencies',
  description:
    'Native coins and all tokens that the server has met, each with its price in US dollars where one of the last day is known',
  tag: 'Currencies',
  method: 'GET',
  path: '/v0.1/currencies/all',
  answer: Currencies,
  errors: 'E4',
})

export const getUsdRate = call({
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
})
