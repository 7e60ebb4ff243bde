import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { Nodes } from '../nodes/nodeUrls.ts'

/** Database and nodes for storing and checking lazy items. */
export interface LazyItemServices {
  readonly writer: Kysely<DB>
  readonly nodes: Nodes
}
