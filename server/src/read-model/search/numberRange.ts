import { type RawBuilder, sql } from 'kysely'

/** Range of numbers, both included; undefined = without a bound. */
export interface NumberRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Conditions of a value in a range; none where there are no bounds. */
export const rangeConditions = (
  value: RawBuilder<unknown>,
  { from, to }: NumberRange,
): RawBuilder<boolean>[] => [
  ...(from === undefined ? [] : [sql<boolean>`${value} >= ${String(from)}::numeric`]),
  ...(to === undefined ? [] : [sql<boolean>`${value} <= ${String(to)}::numeric`]),
]
