import type { OrderLimits } from '../../orders/orderServices.ts'
import { currencies } from '../../read-model/chains/currencies.ts'
import type { Reader } from '../../read-model/reader.ts'
import { currencyOf, type FindCurrency } from './models.ts'
import type { Currency } from './schemas.ts'

/** Ether's currency id: other currencies' rates in ether follow from its US dollar rate. */
const ETHER = `ETHEREUM:0x${'0'.repeat(40)}`

/**
 * Reads currencies in version 4 form, with current rates, and returns a lookup by id.
 *
 * @param ids - currencies to read; undefined ones are skipped
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

/** Services that build version 4 answers. */
export interface AnswerSources {
  readonly reader: Reader
  readonly now: () => Date
  readonly orders: { readonly limits: Pick<OrderLimits, 'auctionStepBasisPoints'> }
}

/** Returns all currencies in version 4 form. Orders may use any of them. */
export async function allCurrencies({ reader, now }: AnswerSources): Promise<Currency[]> {
  const read = await currencies(reader, now())
  const ether = read.find(({ currencyId }) => currencyId === ETHER)
  return read.map((each) => ({ ...currencyOf(each, ether?.rate), allowed: true }))
}
