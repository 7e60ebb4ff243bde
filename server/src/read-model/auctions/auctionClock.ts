import { executePrepared } from '../../database/pools/preparedStatements.ts'
import type { Reader } from '../reader.ts'

/** Cache lifetime for rates and popularity, in milliseconds. */
const MINUTE = 60_000

/**
 * Returns a version text for everything that the clock changes: the minute, and the latest auction start and end.
 * Unless it changes or something is written, auctions and offers stay the same.
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
