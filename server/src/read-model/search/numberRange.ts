import { type RawBuilder, sql } from 'kysely'

/** Number range, both ends included; undefined = unbounded. */
export interface NumberRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Builds the conditions on a value in a range; empty without bounds. */
export const rangeConditions = (
  value: RawBuilder<unknown>,
  { from, to }: NumberRange,
): RawBuilder<boolean>[] => [
  ...(from === undefined ? [] : [sql<boolean>`${value} >= ${String(from)}::numeric`]),
  ...(to === undefined ? [] : [sql<boolean>`${value} <= ${String(to)}::numeric`]),
]
