import type { Kysely, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../src/database/tables.ts'
import {
  accountOf,
  collectionIdOf,
  itemIdOf,
  orderIdOf,
  ownershipIdOf,
} from '../../src/read-model/ids/texts.ts'

/** Ids to ask for, spread over everything that was filled. */
export interface Samples {
  readonly items: readonly string[]
  readonly ownerships: readonly string[]
  readonly orders: readonly string[]
  readonly collections: readonly string[]
  /** Those with the most items. */
  readonly largeCollections: readonly string[]
  readonly owners: readonly string[]
  /** Those with the most items. */
  readonly largeOwners: readonly string[]
  readonly creators: readonly string[]
  readonly listedItems: readonly string[]
}

const MANY = 500
const FEW = 5

/** Reads ids, the same from the same rows. */
export async function readSamples(database: Kysely<DB>): Promise<Samples> {
  const collections = database.selectFrom('collections').select(['id', 'owner'])
  const owners = database.selectFrom('ownerships').select('owner').groupBy('owner')
  const items = await spread(database.selectFrom('items').select('id'), 'id')
  const held = await spread(database.selectFrom('ownerships').select(['item', 'owner']), 'item')
  const orders = await spread(database.selectFrom('orders').select(['id', 'item']), 'id')
  const spreadCollections = await spread(collections, 'id')
  const large = await collections.orderBy('item_count', 'desc').orderBy('id').limit(FEW).execute()
  const rich = await owners.orderBy(sql`count(*)`, 'desc').orderBy('owner').limit(FEW).execute()
  return {
    items: items.map(({ id }) => itemIdOf(id)),
    ownerships: held.map(({ item, owner }) => ownershipIdOf(item, owner)),
    orders: orders.map(({ id }) => orderIdOf(id)),
    collections: spreadCollections.map(({ id }) => collectionIdOf(id)),
    largeCollections: large.map(({ id }) => collectionIdOf(id)),
    owners: [...new Set(held.map(({ owner }) => accountOf(owner)))],
    largeOwners: rich.map(({ owner }) => accountOf(owner)),
    creators: spreadCollections.flatMap(({ owner }) => (owner ? accountOf(owner) : [])),
    listedItems: orders.flatMap(({ item }) => (item ? itemIdOf(item) : [])),
  }
}

/** Rows whose keys are far from each other, in an order that has nothing to do with their places. */
function spread<Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  key: string,
): Promise<Row[]> {
  return rows
    .orderBy(sql`md5(${sql.ref(key)})`)
    .limit(MANY)
    .execute()
}
