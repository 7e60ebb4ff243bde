import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'

/** Database connections for reading the read model. */
export type Reader = Kysely<DB>
