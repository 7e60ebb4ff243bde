import { currencies } from '../../read-model/chains/currencies.ts'
import { currencyOf } from '../models/currency.ts'
import type { Currency } from '../schemas/currencies.ts'
import { type AnswerSources, ETHER } from './knownCurrencies.ts'

/** All currencies as version 4 shows them. Orders may be in any of them. */
export async function allCurrencies({ reader, now }: AnswerSources): Promise<Currency[]> {
  const read = await currencies(reader, now())
  const ether = read.find(({ currencyId }) => currencyId === ETHER)
  return read.map((each) => ({ ...currencyOf(each, ether?.rate), allowed: true }))
}
