import type { LeaderboardPeriod } from '@mintline/core/enumerations/indexer'
import { type Insertable, sql, type Transaction } from 'kysely'
import { compareDecimals } from '../../database/page/sortValues.ts'
import type { DB, TraderBoards } from '../../database/tables.ts'
import { fiveMinutesOf } from '../../database/trades/sales.ts'
import { periodTimes } from '../../read-model/analytics/periods.ts'
import { bestTraders, PLACES, type Trader } from './bestTraders.ts'
import { type BoardTable, writeBoardRows } from './writeBoardRows.ts'

/** Wallets per statement, so that each statement ends within the statement timeout. */
export const TRADER_BATCH = 1_000

const TRADER_BOARDS: BoardTable<
  Insertable<TraderBoards>,
  'period' | 'source' | 'side' | 'chain' | 'account'
> = {
  name: 'trader_boards',
  keys: { period: 'text', source: 'text', side: 'text', chain: 'smallint', account: 'bytea' },
  values: {
    sale_count: 'bigint',
    copy_count: 'numeric',
    volume: 'numeric',
    volume_usd: 'numeric',
    unpriced_count: 'bigint',
    unpriced_usd_count: 'bigint',
  },
}

/** Refreshes a period's wallet boards. */
export async function refreshTraderBoard(
  transaction: Transaction<DB>,
  period: LeaderboardPeriod,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const [, begin, end] = periodTimes(period, now)
  const boards = new Map<string, Trader[]>()
  let last: Buffer | undefined
  do {
    signal?.throwIfAborted()
    const accounts = await accountsAfter(transaction, last, begin, end)
    enter(boards, await bestTraders(transaction, accounts, begin, end))
    last = accounts.length === TRADER_BATCH ? accounts.at(-1) : undefined
  } while (last !== undefined)
  const rows = [...boards.values()].flat().map((trader) => ({ period, ...trader }))
  await writeBoardRows(transaction, TRADER_BOARDS, sql`period = ${period}`, rows)
}

async function accountsAfter(
  transaction: Transaction<DB>,
  last: Buffer | undefined,
  begin: Date,
  end: Date,
): Promise<Buffer[]> {
  const rows = await transaction
    .selectFrom('traders_5m')
    .select('account')
    .distinct()
    .where('at', '>=', fiveMinutesOf(sql`${begin}::timestamptz`))
    .where('at', '<', end)
    .$if(last !== undefined, (query) => query.where('account', '>', last as Buffer))
    .orderBy('account')
    .limit(TRADER_BATCH)
    .execute()
  return rows.map(({ account }) => account)
}

/** Adds wallets to their boards, and drops those that no longer have a place. */
function enter(boards: Map<string, Trader[]>, traders: readonly Trader[]): void {
  for (const trader of traders) {
    const name = `${trader.source} ${trader.side} ${trader.chain}`
    const board = boards.get(name) ?? []
    boards.set(name, board)
    board.push(trader)
  }
  for (const board of boards.values()) board.sort(byWorth).splice(PLACES)
}

/** Compares wallets in board order; unknown sums come last. */
const byWorth = (one: Trader, other: Trader): number =>
  compareDecimals(other.volume_usd ?? '0', one.volume_usd ?? '0') ||
  compareDecimals(other.volume ?? '0', one.volume ?? '0') ||
  Buffer.compare(other.account, one.account)
