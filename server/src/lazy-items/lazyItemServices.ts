import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { NodeUrls } from '../nodes/nodeUrls.ts'

/** Database and nodes with which lazy items are kept and checked. */
export interface LazyItemServices {
  readonly writer: Kysely<DB>
  readonly nodes: NodeUrls
}
