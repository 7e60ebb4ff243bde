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

/** Ids to request, spread over all rows. */
export interface Samples {
  readonly items: readonly string[]
  readonly ownerships: readonly string[]
  readonly orders: readonly string[]
  readonly collections: readonly string[]
  /** Further collections, for requests that are not cached. */
  readonly newCollections: readonly string[]
  /** Collections with the most items. */
  readonly largeCollections: readonly string[]
  readonly owners: readonly string[]
  /** Owners with the most items. */
  readonly largeOwners: readonly string[]
  readonly creators: readonly string[]
  /** Further creators, for requests that are not cached. */
  readonly newCreators: readonly string[]
  readonly listedItems: readonly string[]
}

/** Enough to request all during warm-up, so that the measured requests are cached. */
const MANY = 400
/** Enough for warm-up and measurement at a quarter of that rate without repeats. */
const MANY_NEW = 500
const FEW = 5

/** Reads ids; the same rows give the same ids. */
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

/** Selects distant rows in pseudo-random order, by the key's hash. */
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
