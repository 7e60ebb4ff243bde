import type { Kysely } from 'kysely'
import { CHAIN_NUMBERS } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { chainsWithData } from '../read-model/chains/chainsWithData.ts'
import { activitiesAfter } from './activitiesAfter.ts'
import { forgetCursors, readCursor, writeCursor } from './cursors.ts'
import { noticesOfSales } from './noticesOfSales.ts'
import { takeOrderNotices } from './takeOrderNotices.ts'
import { writeNotices } from './writeNotices.ts'

/** Rows that are read in one step, in a transaction that notes that they were. */
const STEP = 500
/** Steps of a run, for the orders and for the sales of each blockchain; the next run goes on. */
const MOST_STEPS = 40

/** Times of a run. */
export interface RunTimes {
  readonly now: Date
  /** Time before which activities were stored that are read. */
  readonly until: Date
}

/** What a run leaves: nobody to tell, nothing to tell, or more than a run reads. */
export type RunResult = 'nobody' | 'done' | 'more'

/**
 * Writes notifications of what was noted and stored since the last run. A step that is done again, by this process or another
 * one, adds nothing.
 *
 * @returns `nobody` when nobody has a wallet, so that nothing was read
 */
export async function tellUsers(
  writer: Kysely<DB>,
  { now, until }: RunTimes,
  signal?: AbortSignal,
): Promise<RunResult> {
  const wallet = await writer.selectFrom('wallets').select('wallet').limit(1).executeTakeFirst()
  if (wallet === undefined) {
    await forgetCursors(writer)
    return 'nobody'
  }
  const steps = [() => tellOfOrders(writer, now)]
  for (const blockchain of await chainsWithData(writer)) {
    const chain = CHAIN_NUMBERS[blockchain]
    steps.push(() => tellOfSales(writer, chain, { now, until }))
  }
  let result: RunResult = 'done'
  for (const step of steps) {
    let isMore = true
    for (let count = 0; isMore && count < MOST_STEPS; count += 1) {
      signal?.throwIfAborted()
      isMore = await step()
    }
    if (isMore) result = 'more'
  }
  return result
}

/** Writes the next notices of orders; false = there are no more. */
function tellOfOrders(writer: Kysely<DB>, now: Date): Promise<boolean> {
  return writer.transaction().execute(async (transaction) => {
    const notices = await takeOrderNotices(transaction, STEP)
    await writeNotices(transaction, notices, now)
    return notices.length === STEP
  })
}

/** Reads the next activities of a blockchain; false = there are no more. */
async function tellOfSales(
  writer: Kysely<DB>,
  chain: number,
  { now, until }: RunTimes,
): Promise<boolean> {
  const after = await readCursor(writer, chain, now)
  const rows = await activitiesAfter(writer, { chain, after, until, limit: STEP })
  const last = rows.at(-1)
  if (last === undefined) return false
  const notices = await noticesOfSales(
    writer,
    rows.map(({ id }) => id),
  )
  await writer.transaction().execute(async (transaction) => {
    await writeNotices(transaction, notices, now)
    await writeCursor(transaction, chain, last)
  })
  return rows.length === STEP
}
