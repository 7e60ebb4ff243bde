import { type Insertable, type Kysely, sql } from 'kysely'
import { selectRows } from './insertRows.ts'
import type { DB, Rates } from './tables.ts'

/** A currency's US dollar rate from a time on. */
export type RateRow = Pick<Insertable<Rates>, 'currency' | 'at' | 'usd' | 'source'>

/** Rates per statement. */
const BATCH = 1_000

const TYPES = { currency: 'bytea', at: 'timestamptz', usd: 'numeric', source: 'text' } as const

/**
 * Upserts rates by currency and time. Unchanged rows stay unwritten, so new or changed rows tell which sales to price
 * later.
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
