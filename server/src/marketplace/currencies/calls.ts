import { isOneOf } from '@mintline/core'
import { isNativeCurrencyId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import { ref } from '../../http/contract/model.ts'
import { BigDecimal } from '../../http/contract/primitives.ts'
import { assertFound } from '../../http/found.ts'
import { currencies } from '../../read-model/chains/currencies.ts'
import { call } from '../call.ts'
import { allCurrencies } from './answers.ts'
import { Currency, CurrencyForm } from './schemas.ts'

export const findAllowedCurrenciesUsingGET = call(
  {
    operationId: 'findAllowedCurrenciesUsingGET',
    summary: 'Currencies in which items can be sold',
    description: 'Native coins and known tokens, with their rate in US dollars where one is known',
    tag: 'Currencies',
    method: 'GET',
    path: '/marketplace/api/v4/currencies',
    answer: Type.Array(ref(Currency)),
    errors: 'E4',
  },
  (_, services) => allCurrencies(services),
)

export const findCurrenciesUsingPOST = call(
  {
    operationId: 'findCurrenciesUsingPOST',
    summary: 'Currencies of some blockchains',
    tag: 'Currencies',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/currencies',
    body: { name: 'currencyForm', schema: CurrencyForm, optional: true },
    answer: Type.Array(ref(Currency)),
    errors: 'E4',
  },
  async ({ currencyForm: { blockchain: blockchains } }, services) => {
    const all = await allCurrencies(services)
    if (blockchains === undefined) return all
    return all.filter(({ blockchain }) => isOneOf(blockchains, blockchain))
  },
)

export const rateUsingGET = call(
  {
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
  },
  async ({ symbol }, { reader, now }) => {
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
  },
)
