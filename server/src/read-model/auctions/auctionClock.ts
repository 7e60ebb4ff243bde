import { executePrepared } from '../../database/pools/executePrepared.ts'
import type { Reader } from '../reader.ts'

/** Milliseconds for which rates and what is popular may be shown as they were. */
const MINUTE = 60_000

/**
 * Reads what the clock has changed so far, as a text: the minute, and the auctions that began and ended last. While it stays
 * the same, and nothing is written, so do auctions and what is on sale.
 */
export function auctionClock(reader: Reader, now: () => Date): () => Promise<string> {
  return async () => {
    const at = now()
    const passed = (column: 'start_at' | 'end_at') =>
      reader
        .selectFrom('auctions')
        .select((fields) => fields.fn.max<Date | null>(column).as('last'))
        .where(column, '<=', at)
    const last = await executePrepared(reader, passed('start_at').unionAll(passed('end_at')))
    const times = last.map((row) => row.last?.getTime() ?? 0)
    return [Math.floor(at.getTime() / MINUTE), ...times].join(' ')
  }
}
