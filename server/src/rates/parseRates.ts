import { formatCurrencyId, isCurrencyId, parseCurrencyId } from '@mintline/core/identifiers'
import { ServerError } from '../errors/serverError.ts'

/** Prices of one unit of currencies in US dollars, as decimal text, by currency id in its normal form. */
export type Rates = ReadonlyMap<string, string>

const MOST = 10_000
const DECIMAL = /^\d{1,30}(\.\d{1,30})?$/

/**
 * Parses the document of a source: `{ "ETHEREUM:native": "3120.55", … }`, with prices as texts or numbers.
 *
 * @throws `RATES_NOT_READ` when any of it is something else
 */
export function parseRates(content: string): Rates {
  const entries = Object.entries(objectIn(content))
  if (entries.length > MOST) throw refused(`it has more than ${MOST} currencies`)
  return new Map(
    entries.map(([id, price]) => {
      if (!isCurrencyId(id)) throw refused(`${quoted(id)} is no currency id`)
      const usd = typeof price === 'number' ? String(price) : price
      if (typeof usd !== 'string' || !isPrice(usd)) {
        throw refused(`the price of ${quoted(id)} is no decimal number above 0`)
      }
      return [formatCurrencyId(parseCurrencyId(id)), usd]
    }),
  )
}

function objectIn(content: string): object {
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    throw refused('it is not JSON')
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed
  throw refused('it is no object of currency ids and prices')
}

const isPrice = (text: string) => DECIMAL.test(text) && /[1-9]/.test(text)
const quoted = (text: string) => JSON.stringify(text.slice(0, 120))
const refused = (reason: string) => new ServerError('RATES_NOT_READ', { reason })
