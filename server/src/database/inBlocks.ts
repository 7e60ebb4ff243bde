import { type RawBuilder, sql } from 'kysely'

/** Blocks per bucket in the activity index. */
const TOGETHER = 256n

/** First and last block in a range; undefined = no end. */
interface Blocks {
  readonly from: bigint
  readonly to?: bigint
}

/** Builds a condition for activities in a block range, in the form that the activity index supports. */
export function inBlocks({ from, to }: Blocks): RawBuilder<boolean> {
  const together = sql`activities.block / ${sql.lit(Number(TOGETHER))}`
  const first = sql`activities.block > 0 and ${together} >= ${from / TOGETHER} and activities.block >= ${from}`
  const last =
    to === undefined
      ? sql``
      : sql` and ${together} <= ${to / TOGETHER} and activities.block <= ${to}`
  return sql`(${first}${last})`
}
