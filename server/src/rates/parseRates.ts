import { formatCurrencyId, isCurrencyId, parseCurrencyId } from '@mintline/core/identifiers'
import { ServerError } from '../errors/serverError.ts'
import { timeOf } from '../json/timeOf.ts'

/** US dollar price for one unit of a currency. */
export interface Rate {
  /** In its normal form. */
  readonly currencyId: string
  /** Decimal text. */
  readonly usd: string
  /** When the price starts; undefined = when it was read. */
  readonly at: Date | undefined
}

const MOST = 20_000
const DECIMAL = /^\d{1,30}(\.\d{1,30})?$/

/**
 * Parses a source's document, which has one price per currency, or several with their start times: `{
 * "ETHEREUM:native": "3120.55", "BASE:native": [{ "at": "2026-01-31T12:00:00Z", "usd": "3100" }], … }`. Prices are
 * texts or numbers.
 *
 * @throws `RATES_NOT_READ` when any of it is something else, or a currency has two prices from one time on
 */
export function parseRates(content: string): readonly Rate[] {
  const rates = Object.entries(documentIn(content)).flatMap(([id, value]) => {
    if (!isCurrencyId(id)) throw refused(`${quoted(id)} is no currency id`)
    const currencyId = formatCurrencyId(parseCurrencyId(id))
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    return values.map((one) => ({ currencyId, ...priceIn(one, id) }))
  })
  if (rates.length > MOST) throw refused(`it has more than ${MOST} prices`)
  const known = new Set<string>()
  for (const { currencyId, at } of rates) {
    const place = `${currencyId} ${at?.toISOString()}`
    if (known.has(place)) {
      throw refused(`${currencyId} has two prices ${at ? `from ${at.toISOString()} on` : 'of now'}`)
    }
    known.add(place)
  }
  return rates
}

function documentIn(content: string): object {
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    throw refused('it is not JSON')
  }
  if (isObject(parsed)) return parsed
  throw refused('it is no object of currency ids and prices')
}

function priceIn(value: unknown, id: string): Pick<Rate, 'usd' | 'at'> {
  if (!isObject(value)) return { usd: decimalIn(value, id), at: undefined }
  const { at: text, usd } = value
  const at = typeof text === 'string' ? timeOf(text) : undefined
  if (at === undefined) {
    throw refused(`a price of ${quoted(id)} is from no time such as 2026-01-31T12:00:00Z`)
  }
  return { usd: decimalIn(usd, id), at }
}

function decimalIn(value: unknown, id: string): string {
  const usd = typeof value === 'number' ? String(value) : value
  if (typeof usd === 'string' && DECIMAL.test(usd) && /[1-9]/.test(usd)) return usd
  throw refused(`the price of ${quoted(id)} is no decimal number above 0`)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const quoted = (text: string) => JSON.stringify(text.slice(0, 120))
const refused = (reason: string) => new ServerError('RATES_NOT_READ', { reason })
