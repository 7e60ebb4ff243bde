import { isMintlineError } from '@mintline/core'
import { parseCurrencyId } from '@mintline/core/identifiers'
import { currencyKey } from '../database/keys/index.ts'
import { writeNativeCurrencies } from '../database/writeNativeCurrencies.ts'
import type { Rates } from '../rates/parseRates.ts'
import type { Task } from './task.ts'

/** Reads prices once in each interval of the source, and keeps them under the time at which they were read. */
export const readRates: Task<'readRates'> = async ({ writer, rates }, _, signal) => {
  if (rates === undefined) return
  const { source, onTrouble } = rates
  const interval = source.minutes * 60_000
  const begin = new Date(Math.floor(Date.now() / interval) * interval)
  const known = await writer
    .selectFrom('rates')
    .select('currency')
    .where('at', '>=', begin)
    .where('source', '=', source.name)
    .limit(1)
    .executeTakeFirst()
  if (known) return
  let read: Rates
  try {
    read = await source.read(signal)
  } catch (error) {
    if (!isMintlineError(error)) throw error
    onTrouble(error.message)
    return
  }
  onTrouble(undefined)
  if (read.size === 0) return
  const at = new Date()
  const rows = [...read].map(([id, usd]) => ({ currency: parseCurrencyId(id), usd }))
  await writeNativeCurrencies(writer, [...new Set(rows.map(({ currency }) => currency.blockchain))])
  await writer
    .insertInto('rates')
    .values(
      rows.map(({ currency, usd }) => ({
        currency: currencyKey(currency),
        at,
        usd,
        source: source.name,
      })),
    )
    .onConflict((conflict) => conflict.columns(['currency', 'at']).doNothing())
    .execute()
}
