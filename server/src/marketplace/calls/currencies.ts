import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { ref } from '../../http/contract/model.ts'
import { BigDecimal } from '../../http/contract/primitives.ts'
import { Currency, CurrencyForm } from '../schemas/currencies.ts'

export const findAllowedCurrenciesUsingGET = call({
  operationId: 'findAllowedCurrenciesUsingGET',
  summary: 'Currencies in which items can be sold',
  description: 'Native coins and known tokens, with their rate in US dollars where one is known',
  tag: 'Currencies',
  method: 'GET',
  path: '/marketplace/api/v4/currencies',
  answer: Type.Array(ref(Currency)),
  errors: 'E4',
})

export const findCurrenciesUsingPOST = call({
  operationId: 'findCurrenciesUsingPOST',
  summary: 'Currencies of some blockchains',
  tag: 'Currencies',
  method: 'POST',
  path: '/marketplace/api/v4/currencies',
  body: { name: 'currencyForm', schema: CurrencyForm, optional: true },
  answer: Type.Array(ref(Currency)),
  errors: 'E4',
})

export const rateUsingGET = call({
  operationId: 'rateUsingGET',
  summary: 'Price of a currency in US dollars, by its symbol',
  description: '400 where no price of the last day is known',
  tag: 'Currencies',
  method: 'GET',
  path: '/marketplace/api/v4/currencies/rate/{symbol}',
  params: { symbol: Type.String() },
  answer: BigDecimal,
  text: true,
  errors: 'E404',
})
