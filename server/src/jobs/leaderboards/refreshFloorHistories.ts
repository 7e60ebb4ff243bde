import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import { type Selectable, sql, type Transaction } from 'kysely'
import { COINS } from '../../database/coins.ts'
import type { DB, FloorHistories } from '../../database/tables.ts'
import { floorsBetween } from '../../read-model/analytics/floorsBetween.ts'
import { periodTimes } from '../../read-model/analytics/periods.ts'
import { historyTimes } from '../../read-model/leaderboards/floorHistory.ts'
import { type BoardPart, type BoardTable, writeBoardRows } from './writeBoardRows.ts'

/** A history row; the table has null for an undefined price. */
interface HistoryRow extends Omit<Selectable<FloorHistories>, 'prices'> {
  readonly prices: readonly (string | undefined)[]
}

const FLOOR_HISTORIES: BoardTable<HistoryRow, 'period' | 'collection'> = {
  name: 'floor_histories',
  keys: { period: 'text', collection: 'bytea' },
  values: { begins_at: 'timestamptz', prices: 'text[]' },
}

/** A collection, and what its stored floors say about its history. */
interface Floored {
  readonly collection: Buffer
  /** Time of its first floor, for all time; null for every other period. */
  readonly first: Date | null
  /** False = its floor price in coins stays the same throughout. */
  readonly isChanging: boolean
}

/**
 * Refreshes floor price histories for the collections on a part of a board.
 *
 * @param floorOf - floor prices in coins at the end
 */
export async function refreshFloorHistories(
  transaction: Transaction<DB>,
  { period, end, isPart }: BoardPart,
  collections: readonly Buffer[],
  floorOf: (collection: Buffer) => string | undefined,
): Promise<void> {
  const floored = (await flooredOf(transaction, period, end, collections)).map((known) => ({
    ...known,
    times: historyTimes(period, known.first, end),
  }))
  const changing = floored.filter(({ isChanging }) => isChanging)
  const floorsOf =
    changing.length === 0 ? () => [] : await floorsBetween(transaction, changing, 'COIN')
  const rows = floored.flatMap(({ collection, first, isChanging, times }) => {
    const prices = isChanging ? floorsOf(collection) : times.map(() => floorOf(collection))
    const hasSome = prices.some((price) => price !== undefined)
    return hasSome ? [{ period, collection, begins_at: first, prices }] : []
  })
  await writeBoardRows(transaction, FLOOR_HISTORIES, isPart, rows)
}

async function flooredOf(
  transaction: Transaction<DB>,
  period: AnalyticsPeriod,
  end: Date,
  collections: readonly Buffer[],
): Promise<readonly Floored[]> {
  const isAll = period === 'ALL'
  const begin = sql`${periodTimes(period, end)[1]}::timestamptz`
  const first = sql`(select min(at) from floors where floors.collection = known.collection)`
  const { rows } = await sql<Floored>`
    select collection, first, coalesce(
      exists (
        select from floors
        where floors.collection = known.collection and at > coalesce(first, ${begin}) and at <= ${end}::timestamptz
      )
      -- What is not in coins changes with the rates.
      or known.currency <> coins.currency, false) as "isChanging"
    from (
      select collection, ${isAll ? first : sql`null::timestamptz`} as first, (
          select currency from floors
          where floors.collection = known.collection and at <= ${end}::timestamptz order by at desc limit 1
        ) as currency
      from unnest(${[...collections]}::bytea[]) as known (collection)
      offset 0
    ) as known join ${COINS} on int2send(coins.chain) = substring(known.collection for 2)
    where ${isAll ? sql`first < ${end}::timestamptz` : sql`true`}
  `.execute(transaction)
  return rows
}
