import { isMintlineError } from '@mintline/core'
import { parseCurrencyId } from '@mintline/core/identifiers'
import { writeNativeCurrencies } from '../database/insertCurrencies.ts'
import { currencyKey } from '../database/keys/index.ts'
import { writeRates } from '../database/writeRates.ts'
import type { Rate } from '../rates/parseRates.ts'
import type { Task } from './task.ts'

/**
 * Reads prices once per source interval. They apply from the times that the source names, or from the time of reading.
 */
export const readRates: Task<'readRates'> = async ({ writer, rates }, _, signal) => {
  if (rates === undefined) return
  const { source, onTrouble } = rates
  const interval = source.minutes * 60_000
  const begin = new Date(Math.floor(Date.now() / interval) * interval)
  const known = await writer
    .selectFrom('rate_readings')
    .select('source')
    .where('source', '=', source.name)
    .where('at', '>=', begin)
    .executeTakeFirst()
  if (known) return
  let read: readonly Rate[]
  try {
    read = await source.read(signal)
  } catch (error) {
    if (!isMintlineError(error)) throw error
    onTrouble(error.message)
    return
  }
  onTrouble(undefined)
  const now = new Date()
  const rows = read.map(({ currencyId, usd, at = now }) => ({
    currency: parseCurrencyId(currencyId),
    at,
    usd,
    source: source.name,
  }))
  await writeNativeCurrencies(writer, [...new Set(rows.map(({ currency }) => currency.blockchain))])
  await writeRates(
    writer,
    rows.map((row) => ({ ...row, currency: currencyKey(row.currency) })),
  )
  await writer
    .insertInto('rate_readings')
    .values({ source: source.name, at: now })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ at: now }))
    .execute()
}
