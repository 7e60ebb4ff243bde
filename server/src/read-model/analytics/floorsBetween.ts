import { type RawBuilder, sql } from 'kysely'
import { COINS, inCoins } from '../../database/coins.ts'
import { usdAt } from '../../database/rateAt.ts'
import type { Reader } from '../reader.ts'
import type { Unit } from './unit.ts'

/** Returns a collection's floor prices, one per time; undefined = nothing was for sale, or no rate was known. */
export type FloorsOf = (collection: Buffer) => readonly (string | undefined)[]

interface Row {
  readonly collection: Buffer
  /** Time indexes, starting at 1, and their prices. */
  readonly places: readonly number[]
  readonly floors: readonly (string | null)[]
}

/** A collection, and the times to find floor prices for: ascending, at least one. */
export interface FloorTimes {
  readonly collection: Buffer
  readonly times: readonly Date[]
}

/**
 * Reads floor prices: for each time the lowest one until the next time, and for the last time the one at that moment.
 * Prices are per copy, at the rate when an interval or floor begins.
 *
 * @param asked - at least one collection; all share the last time
 */
export async function floorsBetween(
  reader: Reader,
  asked: readonly FloorTimes[],
  unit: Unit,
): Promise<FloorsOf> {
  const keys = sql`${asked.map(({ collection }) => collection)}::bytea[]`
  const firsts = sql`${asked.map(({ times }) => times[0])}::timestamptz[]`
  const last = sql`${asked[0]?.times.at(-1)}::timestamptz`
  // Passes each list as text: PostgreSQL would flatten nested arrays.
  const all = sql`${asked.map(({ times }) => `{${times.map((time) => time.toISOString()).join()}}`)}::text[]`
  const begins = sql`
    select collection, 1 as place, at from unnest(${keys}, ${firsts}) as begins (collection, at)`
  const before = sql`- interval '1 millisecond'`
  // A floor counts from the time at or before its begin to the last time before the next floor.
  const pieces = sql`
    select collection, place, greatest(at, times[place]) as at, price, currency
    from (
      select collection, at, price, currency, times, generate_series(
        greatest(1, least(width_bucket(at, times), 1 + width_bucket(at ${before}, times))),
        coalesce(width_bucket(until ${before}, times), cardinality(times))
      ) as place
      from (
        select *, lead(at) over (partition by collection order by at) as until
        from (
          select collection, (floor).at, (floor).price, (floor).currency from (${lookedUp(begins)}) as begins
          where (floor).price is not null
          union all
          select collection, at, price, currency from floors
            join unnest(${keys}, ${firsts}) as begins (collection, first) using (collection)
          where collection = any(${keys}) and at > first and at <= ${last}
            -- So that an index leaves out earlier ones.
            and at > (select min(at) from unnest(${firsts}) as firsts (at))
        ) as known
      ) as lasting join (
        select collection, times::timestamptz[] from unnest(${keys}, ${all}) as asked (collection, times) offset 0
      ) as asked using (collection)
    ) as counted`
  const lowestOf = await readFloors(reader, pieces, unit)
  const counts = new Map(
    asked.map(({ collection, times }) => [collection.toString('hex'), times.length]),
  )
  return (collection) => lowestOf(collection, counts.get(collection.toString('hex')) ?? 0)
}

/** Reads floor prices at given times, per copy and at the rates then. */
export async function floorsAt(
  reader: Reader,
  collections: readonly Buffer[],
  times: readonly Date[],
  unit: Unit,
): Promise<FloorsOf> {
  const points = sql`
    select collection, place, at from unnest(${[...collections]}::bytea[]) as known (collection)
      cross join unnest(${[...times]}::timestamptz[]) with ordinality as times (at, place)`
  const pieces = sql`
    select collection, place, at, (floor).price, (floor).currency from (${lookedUp(points)}) as known`
  const floorsOf = await readFloors(reader, pieces, unit)
  return (collection) => floorsOf(collection, times.length)
}

/**
 * Builds the query for each collection's `floor` at given times.
 *
 * @param points - query for `collection`, `place` (time index from 1) and `at`
 */
function lookedUp(points: RawBuilder<unknown>) {
  // Selects the floor as one value: a join by time would read the floors of all collections.
  return sql`
    select collection, place, at, (
      select floors from floors
      where floors.collection = points.collection and floors.at <= points.at order by floors.at desc limit 1
    ) as floor
    from (${points}) as points
    -- Not to be looked up again for each of its columns.
    offset 0`
}

/**
 * Reads the lowest price for each time.
 *
 * @param pieces - query for `collection`, `place` (time index from 1), `at`, `price` and `currency`
 * @returns a lookup for a collection's prices at the given number of times
 */
async function readFloors(reader: Reader, pieces: RawBuilder<unknown>, unit: Unit) {
  const { rows } = await sql<Row>`
    select collection, array_agg(place) as places, array_agg(floor::text) as floors
    from (
      select collection, place::integer, min(${worthIn(unit)}) as floor
      from (${pieces}) as pieces join ${COINS} on int2send(coins.chain) = substring(pieces.collection for 2)
      where price is not null
      group by 1, 2
    ) as lowest
    group by 1
  `.execute(reader)
  const known = new Map(rows.map(({ collection, ...row }) => [collection.toString('hex'), row]))
  return (collection: Buffer, count: number): (string | undefined)[] => {
    const lowest = new Array<string | undefined>(count).fill(undefined)
    const { places = [], floors = [] } = known.get(collection.toString('hex')) ?? {}
    // Floors before the first time have index 0.
    for (const [index, place] of places.entries())
      if (place > 0) lowest[place - 1] = floors[index] ?? undefined
    return lowest
  }
}

function worthIn(unit: Unit): RawBuilder<string | null> {
  const [price, currency, at] = [sql`pieces.price`, sql`pieces.currency`, sql`pieces.at`]
  const usd = usdAt(price, currency, at)
  return unit === 'USD' ? usd : inCoins({ price, currency, usd, at })
}
