import { currencies } from '../../read-model/chains/currencies.ts'
import { currencyOf } from '../models/currency.ts'
import type { Currency } from '../schemas/currencies.ts'
import { type AnswerSources, ETHER } from './knownCurrencies.ts'

/** Returns all currencies in version 4 form. Orders may use any of them. */
export async function allCurrencies({ reader, now }: AnswerSources): Promise<Currency[]> {
  const read = await currencies(reader, now())
  const ether = read.find(({ currencyId }) => currencyId === ETHER)
  return read.map((each) => ({ ...currencyOf(each, ether?.rate), allowed: true }))
}
