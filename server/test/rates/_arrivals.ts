import { parseCurrencyId } from '@mintline/core/identifiers'
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { currencyKey } from '../../src/database/keys/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { writeRates } from '../../src/database/writeRates.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import type { ItemSale } from '../../src/ingest/orderEvent.ts'
import { applyRates } from '../../src/jobs/applyRates.ts'
import { anySales, BEGIN, salesBatch } from '../ingest/_sales.ts'
import { TOKEN } from '../read-model/_names.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const CURRENCIES = {
  coin: currencyKey(parseCurrencyId('ETHEREUM:native')),
  token: currencyKey(TOKEN),
} as const

/** A currency's rate from a time on. */
export interface RateFixture {
  readonly currency: keyof typeof CURRENCIES
  readonly at: Date
  readonly usd: string
}

/** An event that reaches a server. */
export type Arrival =
  | { readonly is: 'rate'; readonly rate: RateFixture }
  | { readonly is: 'sales'; readonly name: string; readonly sales: readonly ItemSale[] }
  | { readonly is: 'minute' }

/** Times between the sales, at the sales, and at the ends of the day before. */
const anyTime = fc
  .tuple(fc.constantFrom(0, DAY), fc.integer({ min: -2, max: 14 }), fc.constantFrom(-1, 0, 1))
  .map(([before, five, beside]) => new Date(BEGIN - before + five * 5 * MINUTE + beside))

const anyPrice = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => String(cents / 1_000))

const anyRates = fc.uniqueArray(
  fc.record({
    currency: fc.constantFrom('coin' as const, 'token' as const),
    at: anyTime,
    usd: anyPrice,
    /** An earlier, wrong value. */
    wrong: fc.option(anyPrice, { nil: undefined }),
  }),
  { minLength: 1, maxLength: 6, selector: ({ currency, at }) => `${currency} ${at.getTime()}` },
)

/** The same rates and sales in order, and shuffled with corrections of rates. */
export const anyOrders = fc
  .record({
    rates: anyRates,
    batches: fc.array(anySales, { minLength: 1, maxLength: 3 }),
    minutes: fc.integer({ min: 0, max: 3 }),
    places: fc.infiniteStream(fc.integer({ min: 0, max: 1_000 })),
  })
  .map(({ rates, batches, minutes, places }) => {
    const sales = batches.map(
      (batch, index): Arrival => ({ is: 'sales', name: `batch ${index}`, sales: batch }),
    )
    const right = rates.map(({ wrong: _, ...rate }): Arrival => ({ is: 'rate', rate }))
    const placed = (place: number, arrival: Arrival) => ({ place, arrival })
    const others = [
      ...sales.map((arrival) => placed(next(places), arrival)),
      ...Array.from({ length: minutes }, () => placed(next(places), { is: 'minute' })),
      ...rates.flatMap(({ wrong, ...rate }) => {
        const place = next(places)
        return [
          ...(wrong === undefined
            ? []
            : [placed(place / 2, { is: 'rate', rate: { ...rate, usd: wrong } } as const)]),
          placed(place, { is: 'rate', rate } as const),
        ]
      }),
    ]
    return {
      orderly: [...right, ...sales],
      any: others.sort((one, other) => one.place - other.place).map(({ arrival }) => arrival),
    }
  })

const next = (places: fc.Stream<number>): number => places.next().value ?? 0

/** Makes a server process all events in this order, and then the job for the next minute. */
export async function arrive(database: Kysely<DB>, arrivals: readonly Arrival[]): Promise<void> {
  for (const arrival of [...arrivals, { is: 'minute' } as const]) {
    if (arrival.is === 'rate') await writeRates(database, [rowOf(arrival.rate)])
    else if (arrival.is === 'sales') await applyBatch(database, salesBatch(named(arrival)))
    else await passMinute(database)
  }
}

/** Runs the job for the minute, after every transaction that began before a change has ended. */
export async function passMinute(database: Kysely<DB>): Promise<void> {
  for (const table of ['rates', 'wrapped_coins']) {
    await sql`update ${sql.table(table)} set changed_at = changed_at - interval '1 minute'`.execute(
      database,
    )
  }
  await applyRates({ writer: database } as never, {}, undefined)
}

export const rowOf = ({ currency, at, usd }: RateFixture) => ({
  currency: CURRENCIES[currency],
  at,
  usd,
  source: 'file',
})

const named = ({ name, sales }: Extract<Arrival, { is: 'sales' }>): ItemSale[] =>
  sales.map((sale, index) => ({ ...sale, transaction: `${name} ${index}`, index }))
