import { type Insertable, type Kysely, sql } from 'kysely'
import { selectRows } from './selectRows.ts'
import type { DB, Rates } from './tables.ts'

/** A price of a currency, from a time on. */
export type RateRow = Pick<Insertable<Rates>, 'currency' | 'at' | 'usd' | 'source'>

/** Prices that one statement writes. */
const BATCH = 1_000

const TYPES = { currency: 'bytea', at: 'timestamptz', usd: 'numeric', source: 'text' } as const

/**
 * Writes prices, each once; one from the same time on takes the place of what was known. Sales are priced by them later, as
 * rows that are new or other say.
 */
export async function writeRates(writer: Kysely<DB>, rows: readonly RateRow[]): Promise<void> {
  for (let done = 0; done < rows.length; done += BATCH) {
    await sql`
      insert into rates (currency, at, usd, source, changed_at)
      select currency, at, usd, source, now() from (${selectRows(TYPES, rows.slice(done, done + BATCH))}) as given
      -- A condition of the update would lock rows that stay as they are, which writes to them.
      where not exists (
        select from rates where rates.currency = given.currency and rates.at = given.at and rates.usd = given.usd
      )
      on conflict (currency, at) do update
      set usd = excluded.usd, source = excluded.source, changed_at = excluded.changed_at
    `.execute(writer)
  }
}
