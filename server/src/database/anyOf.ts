import { type RawBuilder, sql } from 'kysely'

/** Builds a list of keys to compare a column with by `=`: one parameter, where `in` takes one for each key. */
export const anyOf = (keys: readonly Buffer[]): RawBuilder<Buffer> =>
  sql<Buffer>`any(${[...keys]}::bytea[])`
