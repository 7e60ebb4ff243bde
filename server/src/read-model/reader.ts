import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'

/** Connections from which the read model is read. */
export type Reader = Kysely<DB>
