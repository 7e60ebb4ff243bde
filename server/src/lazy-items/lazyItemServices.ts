import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'

/** Database and nodes with which lazy items are kept and checked. */
export interface LazyItemServices {
  readonly writer: Kysely<DB>
  readonly nodes: Nodes
}
