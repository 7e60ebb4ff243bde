import type { OrderLimits } from '../../orders/orderServices.ts'
import { currencies } from '../../read-model/chains/currencies.ts'
import type { Reader } from '../../read-model/reader.ts'
import { currencyOf, type FindCurrency } from '../models/currency.ts'

/** The currency by whose rate those of others in ether follow. */
export const ETHER = `ETHEREUM:0x${'0'.repeat(40)}`

/**
 * Currencies as version 4 shows them, with their rates of a time.
 *
 * @param ids - of those to read; undefined ones are passed over
 */
export async function knownCurrencies(
  { reader, now }: AnswerSources,
  ids: readonly (string | undefined)[],
): Promise<FindCurrency> {
  const asked = [...new Set(ids)].filter((id) => id !== undefined)
  if (asked.length === 0) return () => undefined
  const read = await currencies(reader, now(), [...new Set([ETHER, ...asked])])
  const ether = read.find(({ currencyId }) => currencyId === ETHER)
  const known = new Map(read.map((each) => [each.currencyId, currencyOf(each, ether?.rate)]))
  return (id) => (id === undefined ? undefined : known.get(id))
}

/** Sources of answers. */
export interface AnswerSources {
  readonly reader: Reader
  readonly now: () => Date
  readonly orders: { readonly limits: Pick<OrderLimits, 'auctionStepBasisPoints'> }
}
