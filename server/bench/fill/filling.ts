import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import type { Scale } from './scale.ts'

/** A database being filled, on one connection. */
export interface Filling {
  readonly database: Kysely<DB>
  readonly scale: Scale
  /** Latest time in any row. */
  readonly now: Date
}

/**
 * Builds SQL for a pseudo-random number from 0 to below 1, determined by number and seed.
 *
 * @param number - SQL for an integer
 */
export const random = (number: string, seed: number): RawBuilder<number> =>
  sql.raw(`((hashint8extended(${number}, ${seed}) & 9007199254740991) / 9007199254740992.0)`)

/**
 * Builds SQL for a wallet number; the first wallets are the most frequent.
 *
 * @param number - SQL for an integer
 */
export const wallet = (number: string, seed: number, { wallets }: Scale): RawBuilder<number> =>
  sql`(1 + floor(${sql.lit(wallets)} * power(${random(number, seed)}, 3)))::integer`
