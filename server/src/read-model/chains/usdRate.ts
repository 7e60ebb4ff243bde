import type { CurrencyParts } from '@mintline/core/identifiers'
import { currencyKey } from '../../database/keys/index.ts'
import { ratesAt } from '../../database/ratesAt.ts'
import { currencyIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** Returns a currency's last known price in US dollars at a time; undefined = none known from the 24 hours before. */
export async function usdRate(reader: Reader, currency: CurrencyParts, at: Date) {
  const row = await reader
    .selectFrom(ratesAt(at).as('latest'))
    .innerJoin('currencies', 'currencies.id', 'latest.currency')
    .select(['latest.currency', 'latest.usd', 'latest.at', 'symbol', 'abbreviation'])
    .where('latest.currency', '=', currencyKey(currency))
    .executeTakeFirst()
  return (
    row && {
      currencyId: currencyIdOf(row.currency),
      symbol: row.symbol,
      abbreviation: row.abbreviation ?? undefined,
      rate: String(row.usd),
      date: row.at.toISOString(),
    }
  )
}
