import { type RawBuilder, sql } from 'kysely'
import { FIVE_MINUTES, FIVE_MINUTES_INTERVAL } from '../../database/trades/sales.ts'

/**
 * Five-minute buckets that contain one of the times. Their totals cannot be used, so their sales are summed one by one.
 */
export interface DividedMinutes {
  /** When they begin, deduplicated. */
  readonly begins: Date[]
  /** Joins activities with these buckets, for `sales`. */
  readonly join: RawBuilder<unknown>
}

/** Returns the five-minute buckets that contain one of the times. */
export function dividedMinutes(times: readonly Date[]): DividedMinutes {
  const inside = times.map((time) => time.getTime()).filter((time) => time % FIVE_MINUTES !== 0)
  const each = new Set(inside.map((time) => Math.floor(time / FIVE_MINUTES) * FIVE_MINUTES))
  const begins = [...each].map((begin) => new Date(begin))
  const join = sql`
    join unnest(${begins}::timestamptz[]) as divided (at)
      on activities.at >= divided.at and activities.at < divided.at + ${FIVE_MINUTES_INTERVAL}`
  return { begins, join }
}
