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
  /** Others, for requests that nobody made before. */
  readonly newCollections: readonly string[]
  /** Those with the most items. */
  readonly largeCollections: readonly string[]
  readonly owners: readonly string[]
  /** Those with the most items. */
  readonly largeOwners: readonly string[]
  readonly creators: readonly string[]
  /** Others, for requests that nobody made before. */
  readonly newCreators: readonly string[]
  readonly listedItems: readonly string[]
}

/** As many as are asked for while a server warms up, so that what is measured then was asked for before. */
const MANY = 400
/** As many as are asked for at a quarter of that rate, while a server warms up and while it is measured. */
const MANY_NEW = 500
const FEW = 5

/** Reads ids, the same from the same rows. */
export async function readSamples(database: Kysely<DB>): Promise<Samples> {
  const collections = database.selectFrom('collections').select(['id', 'owner'])
  const owners = database.selectFrom('ownerships').select('owner').groupBy('owner')
  const items = await spread(database.selectFrom('items').select('id'), 'id')
  const held = await spread(database.selectFrom('ownerships').select(['item', 'owner']), 'item')
  const orders = await spread(database.selectFrom('orders').select(['id', 'item']), 'id')
  const spreadCollections = await spread(collections, 'id', MANY + MANY_NEW)
  // A small fixture has fewer.
  const middle = Math.min(MANY, Math.ceil(spreadCollections.length / 2))
  const [known, others] = [spreadCollections.slice(0, middle), spreadCollections.slice(middle)]
  const large = await collections.orderBy('item_count', 'desc').orderBy('id').limit(FEW).execute()
  const rich = await owners.orderBy(sql`count(*)`, 'desc').orderBy('owner').limit(FEW).execute()
  return {
    items: items.map(({ id }) => itemIdOf(id)),
    ownerships: held.map(({ item, owner }) => ownershipIdOf(item, owner)),
    orders: orders.map(({ id }) => orderIdOf(id)),
    collections: known.map(({ id }) => collectionIdOf(id)),
    newCollections: others.map(({ id }) => collectionIdOf(id)),
    largeCollections: large.map(({ id }) => collectionIdOf(id)),
    owners: [...new Set(held.map(({ owner }) => accountOf(owner)))],
    largeOwners: rich.map(({ owner }) => accountOf(owner)),
    creators: known.flatMap(creatorOf),
    newCreators: others.flatMap(creatorOf),
    listedItems: orders.flatMap(({ item }) => (item ? itemIdOf(item) : [])),
  }
}

const creatorOf = ({ owner }: { readonly owner: Buffer | null }): string[] =>
  owner ? [accountOf(owner)] : []

/** Rows whose keys are far from each other, in an order that has nothing to do with their places. */
function spread<Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  key: string,
  count = MANY,
): Promise<Row[]> {
  return rows
    .orderBy(sql`md5(${sql.ref(key)})`)
    .limit(count)
    .execute()
}
