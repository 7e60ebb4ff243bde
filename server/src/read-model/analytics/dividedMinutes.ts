import { type RawBuilder, sql } from 'kysely'
import { FIVE_MINUTES, FIVE_MINUTES_INTERVAL } from '../../database/trades/sales.ts'

/** Five minutes that times divide: their sums are of no use between these, and their sales are summed one by one. */
export interface DividedMinutes {
  /** Their begins, each once. */
  readonly begins: Date[]
  /** Join of activities with them, for `sales`. */
  readonly join: RawBuilder<unknown>
}

/** The five minutes that times divide. */
export function dividedMinutes(times: readonly Date[]): DividedMinutes {
  const inside = times.map((time) => time.getTime()).filter((time) => time % FIVE_MINUTES !== 0)
  const each = new Set(inside.map((time) => Math.floor(time / FIVE_MINUTES) * FIVE_MINUTES))
  const begins = [...each].map((begin) => new Date(begin))
  const join = sql`
    join unnest(${begins}::timestamptz[]) as divided (at)
      on activities.at >= divided.at and activities.at < divided.at + ${FIVE_MINUTES_INTERVAL}`
  return { begins, join }
}
