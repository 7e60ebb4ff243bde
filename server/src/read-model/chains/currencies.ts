import { type CurrencyParts, parseCurrencyId } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { currencyKey } from '../../database/keys/index.ts'
import { executePrepared } from '../../database/pools/preparedStatements.ts'
import { ratesAt } from '../../database/rateAt.ts'
import { currencyIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** A currency as the APIs show it, with its rate in US dollars as text. */
export type CurrencyModel = Awaited<ReturnType<typeof currencies>>[number]

/**
 * Returns currencies, each with its price in US dollars at `now`, if one is known from the 24 hours before.
 *
 * @param ids - currency ids; unknown ones are left out; undefined = all
 */
export async function currencies(reader: Reader, now: Date, ids?: readonly string[]) {
  if (ids?.length === 0) return []
  const keys = ids?.map((id) => currencyKey(parseCurrencyId(id)))
  const rates = reader
    .selectFrom(ratesAt(now).as('rates'))
    .selectAll()
    .$if(keys !== undefined, (query) => query.where('rates.currency', '=', anyOf(keys ?? [])))
  const query = reader
    .selectFrom('currencies')
    .leftJoin(rates.as('latest'), 'latest.currency', 'currencies.id')
    .selectAll('currencies')
    .select('latest.usd')
    .$if(keys !== undefined, (query) => query.where('currencies.id', '=', anyOf(keys ?? [])))
    .orderBy('id')
  const rows = await executePrepared(reader, query)
  return rows.map((row) => ({
    currencyId: currencyIdOf(row.id),
    symbol: row.symbol,
    abbreviation: row.abbreviation ?? undefined,
    alias: row.alias ?? undefined,
    rate: row.usd === null ? undefined : String(row.usd),
    decimals: row.decimals,
  }))
}

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
