import { ratesAt } from '../../database/ratesAt.ts'
import { currencyIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** All currencies, each with its price in US dollars at a time where one of the day before it is known. */
export async function currencies(reader: Reader, now: Date) {
  const rows = await reader
    .selectFrom('currencies')
    .leftJoin(ratesAt(now).as('latest'), 'latest.currency', 'currencies.id')
    .selectAll('currencies')
    .select('latest.usd')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    currencyId: currencyIdOf(row.id),
    symbol: row.symbol,
    abbreviation: row.abbreviation ?? undefined,
    alias: row.alias ?? undefined,
    rate: row.usd === null ? undefined : String(row.usd),
    decimals: row.decimals,
  }))
}
