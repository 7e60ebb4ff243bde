import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../database/anyOf.ts'
import { isHolding, isHoldingByKey } from '../../database/holdings/isHolding.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { MAX_LOOKED_AT } from '../../database/page/walk.ts'
import { type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import { collectionIdOf } from '../ids/texts.ts'
import { isListed } from '../moderation/conditions.ts'
import type { Reader } from '../reader.ts'
import { hasWords } from '../search/hasWords.ts'
import { readWords } from '../search/words.ts'

/** Items whose collections to list: held by somebody, created by somebody, or both. */
export interface ItemsOf {
  readonly owner?: GroupAddress | undefined
  readonly creator?: GroupAddress | undefined
  /** Words that the collection's name has to contain; undefined = any. */
  readonly text?: string | undefined
  readonly blockchains?: readonly Blockchain[] | undefined
}

const LIST: PagedList = {
  name: 'collections.ofItems',
  direction: 'asc',
  keys: [{ column: 'collection_wallets.collection', kind: 'bytes' }],
}

/**
 * Returns the ids of the items' collections, in key order, without items that operators have unlisted. With both an
 * owner and a creator, reads at most 3,000 of the owner's items in each collection.
 */
export async function collectionsOfItems(
  reader: Reader,
  { owner, creator, text, blockchains }: ItemsOf,
  request: PageRequest,
): Promise<Page<string>> {
  const keysOf = async (address: GroupAddress | undefined) =>
    address && groupKeys(reader, [address], blockchains)
  const [owners, creators] = [await keysOf(owner), await keysOf(creator)]
  const words = text === undefined ? undefined : await readWords(reader, text)
  const [role, wallets] = owners
    ? (['OWNER', owners] as const)
    : (['CREATOR', creators ?? []] as const)
  const unlisted = await unlistedItems(reader, role, wallets)
  const conditions = [
    sql`exists (
      select from collections
      where collections.id = ${COLLECTION} and ${words ? hasWords(sql.ref('collections.search_name'), words) : sql`true`}
      offset 0)`,
    isListed(COLLECTION),
    sql`collection_wallets.item_count > coalesce((
      select unlisted.items from unnest(
        ${unlisted.map(({ collection }) => collection)}::bytea[], ${unlisted.map(({ items }) => items)}::bigint[]
      ) as unlisted (collection, items)
      where unlisted.collection = ${COLLECTION}), 0)`,
    ...(owners && creators ? [holdsCreated(creators)] : []),
  ]
  const walks = wallets.map((wallet) => ({
    rows: reader
      .selectFrom('collection_wallets')
      .selectAll()
      .where('collection_wallets.wallet', '=', wallet)
      .where('collection_wallets.role', '=', role),
    table: 'collection_wallets' as const,
    filter: sql<boolean>`(${sql.join(conditions, sql` and `)})`,
  }))
  const page = await readPage(reader, LIST, request, walks)
  return withEntries(
    page,
    page.entries.map(({ collection }) => collectionIdOf(collection)),
  )
}

const COLLECTION = sql.ref('collection_wallets.collection')

/** Counts the items that operators have unlisted and that wallets hold or created, by collection. */
async function unlistedItems(
  reader: Reader,
  role: 'OWNER' | 'CREATOR',
  wallets: readonly Buffer[],
): Promise<readonly { readonly collection: Buffer; readonly items: string }[]> {
  const isUnlisted = sql`any (array(
    select subject from moderations where kind = 'ITEM' and decision = 'UNLIST' and undone_at is null))`
  const { rows } = await sql<{ collection: Buffer; items: string }>`
    select collection, count(*) as items from ${
      role === 'OWNER'
        ? sql`ownerships where ownerships.item = ${isUnlisted} and ownerships.owner = ${anyOf(wallets)} and ${isHoldingByKey}`
        : sql`items where items.id = ${isUnlisted} and items.creators && ${[...wallets]}::bytea[] and not items.deleted`
    } group by collection`.execute(reader)
  return rows
}

/** Builds the condition that an owner holds listed items by any of these creators in a collection. */
const holdsCreated = (creators: readonly Buffer[]): RawBuilder<unknown> => sql`(
  exists (
    select from collection_wallets as made
    where made.collection = ${COLLECTION} and made.role = 'CREATOR' and made.wallet = ${anyOf(creators)})
  and exists (
    select from (
      select ownerships.item, ownerships.collection from ownerships
      where ownerships.collection = ${COLLECTION} and ownerships.owner = collection_wallets.wallet and ${isHolding}
      limit ${sql.lit(MAX_LOOKED_AT)}
    ) as held
    where exists (
      select from items
      where items.id = held.item and items.collection = held.collection
        and ${sql.ref('items.creators')} && ${[...creators]}::bytea[] and not items.deleted and ${isListed(sql.ref('items.id'))}
      offset 0)))`
