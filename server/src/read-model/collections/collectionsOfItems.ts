import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { isHolding } from '../../database/holdings/isHolding.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import { collectionIdOf } from '../ids/texts.ts'
import { isItemListed } from '../items/itemDecisions.ts'
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
  keys: [{ column: 'found.collection', kind: 'bytes' }],
}

/** Returns the ids of the items' collections, in key order, without items that operators have unlisted. */
export async function collectionsOfItems(
  reader: Reader,
  { owner, creator, text, blockchains }: ItemsOf,
  request: PageRequest,
): Promise<Page<string>> {
  const keysOf = (address: GroupAddress | undefined) =>
    address && groupKeys(reader, [address], blockchains)
  const [owners, creators] = [await keysOf(owner), await keysOf(creator)]
  const words = text === undefined ? undefined : await readWords(reader, text)
  const isCreated = sql<boolean>`items.creators && ${creators}::bytea[] and not items.deleted`
  const held = reader
    .selectFrom('ownerships')
    .select('ownerships.collection')
    .distinct()
    .where(sql<boolean>`ownerships.owner = any(${owners}::bytea[])`)
    .where(isHolding)
    .where(isItemListed('ownerships'))
    .$if(creators !== undefined, (query) =>
      // Without an offset, PostgreSQL reads all items by the creator.
      query.where(sql<boolean>`exists (
        select from items where items.id = ownerships.item and items.collection = ownerships.collection
          and ${isCreated} offset 0)`),
    )
  const made = reader
    .selectFrom('items')
    .select('items.collection')
    .distinct()
    .where(isCreated)
    .where(isItemListed('items'))
  const isNamed = words ? hasWords(sql.ref('collections.search_name'), words) : sql<boolean>`true`
  const branch = reader
    .selectFrom(sql<{ collection: Buffer }>`(${owners ? held : made})`.as('found'))
    .innerJoin('collections', 'collections.id', 'found.collection')
    .select('found.collection')
    .where(isNamed)
  const page = await readPage(reader, LIST, request, [branch])
  return withEntries(
    page,
    page.entries.map(({ collection }) => collectionIdOf(collection)),
  )
}
