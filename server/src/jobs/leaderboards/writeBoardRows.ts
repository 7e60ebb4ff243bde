import type { AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { selectRows } from '../../database/insertRows.ts'
import type { DB } from '../../database/tables.ts'

/** A board table's columns with their types. */
export interface BoardTable<Row, Key extends keyof Row> {
  readonly name: 'leaderboards' | 'trader_boards' | 'floor_histories'
  /** Columns that identify a row. */
  readonly keys: Readonly<Record<Key, string>>
  /** Columns that change. */
  readonly values: Readonly<Record<Exclude<keyof Row, Key>, string>>
}

/** Part of a period's boards. */
export interface BoardPart {
  readonly period: AnalyticsPeriod
  /** The period's end. */
  readonly end: Date
  /** SQL condition on the board tables. */
  readonly isPart: RawBuilder<unknown>
}

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/**
 * Writes the rows for a part of a board, and deletes all others in that part. Equal rows stay untouched.
 *
 * @param isPart - condition over the table
 */
export async function writeBoardRows<Row extends object, Key extends keyof Row>(
  transaction: Transaction<DB>,
  { name, keys, values }: BoardTable<Row, Key>,
  isPart: RawBuilder<unknown>,
  rows: readonly Row[],
): Promise<void> {
  const types: Readonly<Record<string, string>> = { ...keys, ...values }
  const columns = refs(Object.keys(types))
  const key = refs(Object.keys(keys))
  const changes = Object.keys(values).map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
  )
  await sql`
    with board as materialized (
      ${selectRows(types, rows)}
    ),
    gone as (
      delete from ${sql.table(name)} where ${isPart} and (${key}) not in (select ${key} from board)
    )
    insert into ${sql.table(name)} (${columns})
    select ${columns} from board
    -- A condition of the update would lock rows that stay as they are, which writes to them.
    except
    select ${columns} from ${sql.table(name)} where ${isPart}
    on conflict (${key}) do update set ${sql.join(changes)}
  `.execute(transaction)
}
