import type { Kysely } from 'kysely'
import { CHAIN_NUMBERS } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { chainsWithData } from '../read-model/chains/chainsWithData.ts'
import { type CursorName, forgetCursors, readCursor, writeCursor } from './cursors.ts'
import { noticesOfOrders } from './noticesOfOrders.ts'
import { noticesOfSales } from './noticesOfSales.ts'
import { rowsAfter } from './rowsAfter.ts'
import { writeNotices } from './writeNotices.ts'

/** Rows that are read in one step, each in a transaction with its cursor. */
const STEP = 500

/** Times of a run. */
export interface RunTimes {
  readonly now: Date
  /** Time before which rows were stored that are read. */
  readonly until: Date
}

/**
 * Writes notifications of what was stored since the last run. A step that is done again, by this process or another one,
 * adds nothing.
 *
 * @returns false when nobody has a wallet, so that nothing was read
 */
export async function tellUsers(
  writer: Kysely<DB>,
  times: RunTimes,
  signal?: AbortSignal,
): Promise<boolean> {
  const wallet = await writer.selectFrom('wallets').select('wallet').limit(1).executeTakeFirst()
  if (wallet === undefined) {
    await forgetCursors(writer)
    return false
  }
  for (const blockchain of await chainsWithData(writer)) {
    const chain = CHAIN_NUMBERS[blockchain]
    for (const source of ['ORDERS', 'ACTIVITIES'] as const) {
      while (await step(writer, { chain, source }, times)) signal?.throwIfAborted()
    }
  }
  return true
}

/** Reads the next rows of a table; false = there are no more. */
async function step(
  writer: Kysely<DB>,
  name: CursorName,
  { now, until }: RunTimes,
): Promise<boolean> {
  const { chain, source } = name
  const table = source === 'ORDERS' ? 'orders' : 'activities'
  const after = await readCursor(writer, name, now)
  const rows = await rowsAfter(writer, { table, chain, after, until, limit: STEP })
  const last = rows.at(-1)
  if (last === undefined) return false
  const keys = rows.map(({ id }) => id)
  const notices =
    source === 'ORDERS'
      ? await noticesOfOrders(writer, keys, now)
      : await noticesOfSales(writer, keys)
  await writer.transaction().execute(async (transaction) => {
    await writeNotices(transaction, notices, now)
    await writeCursor(transaction, name, last)
  })
  return rows.length === STEP
}
