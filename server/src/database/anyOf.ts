import { type RawBuilder, sql } from 'kysely'

/** Keys to compare a column with by `=`: one parameter, where `in` takes one for each of thousands. */
export const anyOf = (keys: readonly Buffer[]): RawBuilder<Buffer> =>
  sql<Buffer>`any(${[...keys]}::bytea[])`
