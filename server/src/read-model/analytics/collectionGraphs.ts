import { sql } from 'kysely'
import { sales } from '../../database/trades/sales.ts'
import type { Reader } from '../reader.ts'
import { floorsBetween } from './floorsBetween.ts'
import { type Graph, type GraphRequest, graphOf, graphTimes } from './graph.ts'
import { dividedMinutes, tradesBetween } from './tradesBetween.ts'
import type { Unit } from './unit.ts'

/** Graphs how many wallets bought or sold items in a collection; undefined = unknown collection. */
export async function tradersGraph(
  reader: Reader,
  request: GraphRequest,
  side: 'buyer' | 'seller',
): Promise<Graph | undefined> {
  const known = await graphTimes(reader, request)
  if (known === undefined) return undefined
  const { each, all } = await tradersBetween(reader, known.key, known.times, side)
  return graphOf(known.times, each, all)
}

/** Graphs a collection's sales count; undefined = unknown collection. */
export async function salesGraph(
  reader: Reader,
  request: GraphRequest,
): Promise<Graph | undefined> {
  const known = await graphTimes(reader, request)
  if (known === undefined) return undefined
  const trades = (await tradesBetween(reader, [known.key], known.times))(known.key)
  const all = trades.reduce((sum, { sales }) => sum + sales, 0)
  return graphOf(
    known.times,
    trades.map(({ sales }) => String(sales)),
    String(all),
  )
}

/** Graphs a collection's floor price; undefined = unknown collection. */
export async function floorGraph(
  reader: Reader,
  request: GraphRequest,
  unit: Unit,
): Promise<Graph | undefined> {
  const known = await graphTimes(reader, request)
  if (known === undefined) return undefined
  const { key, times } = known
  const floors = (await floorsBetween(reader, [{ collection: key, times }], unit))(key)
  return graphOf(times, floors.slice(0, -1), floors.at(-1))
}

/** Numbers of distinct wallets. */
interface Traders {
  /** One number per interval. */
  readonly each: readonly string[]
  /** Number for all intervals; less than the sum if wallets traded in several. */
  readonly all: string
}

/**
 * Counts wallets that bought or sold items in a collection, in the intervals between times, exactly for any times.
 *
 * @param times - ascending, at least one
 */
export async function tradersBetween(
  reader: Reader,
  collection: Buffer,
  times: readonly Date[],
  side: 'buyer' | 'seller',
): Promise<Traders> {
  const [first, last] = [times[0], times.at(-1)]
  const { begins, join } = dividedMinutes(times)
  const where = sql`activities.collection = ${collection} and activities.at >= ${first} and activities.at < ${last}`
  const { rows } = await sql<{ interval: number | null; wallets: string }>`
    select interval, count(distinct wallet) as wallets
    from (
      select width_bucket(at, ${[...times]}::timestamptz[]) as interval, wallet
      from (
        select at, wallet from collection_traders_5m
        where collection = ${collection} and side = ${`${side}s`} and at >= ${first} and at < ${last}
          and at <> all(${begins}::timestamptz[])
        union all
        select at, ${sql.ref(side)} from (${sales({ join, where })}) as sales
      ) as pieces
    ) as placed
    group by grouping sets ((interval), ())
  `.execute(reader)
  const byInterval = new Map(rows.map(({ interval, wallets }) => [interval, wallets]))
  return {
    each: times.slice(1).map((_, index) => byInterval.get(index + 1) ?? '0'),
    all: byInterval.get(null) ?? '0',
  }
}
