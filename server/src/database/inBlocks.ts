import { type RawBuilder, sql } from 'kysely'

/** Blocks that the index of activities does not tell apart. */
const TOGETHER = 256n

/** First and last block of a range; undefined = to the last one that there is. */
interface Blocks {
  readonly from: bigint
  readonly to?: bigint
}

/** Condition that an activity is in one of some blocks, as the index of activities finds it. */
export function inBlocks({ from, to }: Blocks): RawBuilder<boolean> {
  const together = sql`activities.block / ${sql.lit(Number(TOGETHER))}`
  const first = sql`activities.block > 0 and ${together} >= ${from / TOGETHER} and activities.block >= ${from}`
  const last =
    to === undefined
      ? sql``
      : sql` and ${together} <= ${to / TOGETHER} and activities.block <= ${to}`
  return sql`(${first}${last})`
}
