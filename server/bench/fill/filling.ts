import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import type { Scale } from './scale.ts'

/** A database that is being filled, on one connection. */
export interface Filling {
  readonly database: Kysely<DB>
  readonly scale: Scale
  /** The latest time of anything. */
  readonly now: Date
}

/**
 * SQL for a number from 0 to below 1, always the same for the same number and seed.
 *
 * @param number - SQL for an integer
 */
export const random = (number: string, seed: number): RawBuilder<number> =>
  sql.raw(`((hashint8extended(${number}, ${seed}) & 9007199254740991) / 9007199254740992.0)`)

/**
 * SQL for the number of one of the wallets, of which the first ones come up most.
 *
 * @param number - SQL for an integer
 */
export const wallet = (number: string, seed: number, { wallets }: Scale): RawBuilder<number> =>
  sql`(1 + floor(${sql.lit(wallets)} * power(${random(number, seed)}, 3)))::integer`
