import { currencies } from '../../../read-model/chains/currencies.ts'
import * as calls from '../../calls/currencies.ts'
import { route } from '../route.ts'

export const getAllCurrencies = route(calls.getAllCurrencies, async (_, { reader, now }) => ({
  currencies: await currencies(reader, now()),
}))
