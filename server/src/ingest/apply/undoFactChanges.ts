import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { Writing } from './writing.ts'

/** A fact change reported by a dropped block. */
export interface UndoneChange {
  readonly collection: Buffer
  /** Null = the collection itself. */
  readonly first_token: string | null
  readonly last_token: string | null
  /** Null = it stood in for changes from blocks dropped earlier. */
  readonly at: Date | null
}

/** Blocks that a chain no longer has. */
export interface DroppedFrom {
  readonly blockchain: Blockchain
  /** First dropped block; it and all later ones are read again. */
  readonly from: bigint
}

/** Removes fact changes reported by dropped blocks, and returns them. */
export function removeFactChanges(
  { transaction }: Pick<Writing, 'transaction'>,
  { blockchain, from }: DroppedFrom,
): Promise<UndoneChange[]> {
  return transaction
    .deleteFrom('fact_changes')
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
    .where('block', '>=', String(from))
    .returning(['collection', 'first_token', 'last_token', 'at'])
    .execute()
}

/** Returns items whose latest known change was undone. */
export async function itemsOfChanges(
  { transaction }: Pick<Writing, 'transaction'>,
  undone: readonly UndoneChange[],
): Promise<readonly { readonly item: Buffer; readonly collection: Buffer }[]> {
  if (undone.length === 0) return []
  const { rows } = await sql<{ item: Buffer; collection: Buffer }>`
    select distinct items.id as item, items.collection from ${changes(undone)}
    join items on items.collection = change.collection and items.updated_at = change.at
      and items.token_id between change.first_token and change.last_token
  `.execute(transaction)
  return rows
}

/**
 * Schedules reading facts again, together with the first block that replaces the dropped ones: for undone changes, and
 * for items that exist again but were never read before they were burned. Sets last change times to the latest
 * remaining change.
 */
export async function readFactsAgain(
  writing: Pick<Writing, 'transaction'>,
  dropped: DroppedFrom,
  {
    undone,
    items,
  }: { readonly undone: readonly UndoneChange[]; readonly items: readonly Buffer[] },
): Promise<void> {
  const known = await itemsOf(writing, items)
  const unread = known.flatMap(({ collection, token, isUnread }) =>
    isUnread ? { collection, first_token: token, last_token: token, at: null } : [],
  )
  await insertDue(writing, dropped, [...undone, ...unread])
  await resetCollections(writing, undone)
  await resetItems(writing, known)
}

/** A numbered item that may have known changes. */
interface KnownItem {
  readonly item: Buffer
  readonly collection: Buffer
  readonly token: string
  /** True if it exists and its metadata address was never read. */
  readonly isUnread: boolean
}

async function itemsOf(
  { transaction }: Pick<Writing, 'transaction'>,
  items: readonly Buffer[],
): Promise<readonly KnownItem[]> {
  if (items.length === 0) return []
  const { rows } = await sql<KnownItem>`
    select items.id as item, items.collection, items.token_id as token,
      not items.deleted and item_metadata.item is null as "isUnread"
    from items left join item_metadata
      on item_metadata.item = items.id and item_metadata.collection = items.collection
    where items.id = any(${[...items]}::bytea[]) and items.token_id is not null
  `.execute(transaction)
  return rows
}

async function insertDue(
  { transaction }: Pick<Writing, 'transaction'>,
  { blockchain, from }: DroppedFrom,
  due: readonly UndoneChange[],
): Promise<void> {
  if (due.length === 0) return
  await sql`
    insert into fact_changes (chain, block, collection, first_token, last_token)
    select distinct ${CHAIN_NUMBERS[blockchain]}::smallint, ${String(from)}::bigint, change.collection, first_token, last_token
    from ${changes(due)} join collections on collections.id = change.collection
  `.execute(transaction)
}

/** Sets the last change time of collections whose latest change was undone. */
async function resetCollections(
  { transaction }: Pick<Writing, 'transaction'>,
  undone: readonly UndoneChange[],
): Promise<void> {
  const own = undone.filter(({ first_token, at }) => first_token === null && at !== null)
  if (own.length === 0) return
  const { rows } = await sql<{ collection: Buffer; at: Date; last: Date | null }>`
    select change.collection, change.at, max(fact_changes.at) as last from ${changes(own)}
    left join fact_changes on fact_changes.collection = change.collection and fact_changes.first_token is null
    group by change.collection, change.at
  `.execute(transaction)
  for (const { collection, at, last } of rows) {
    await transaction
      .updateTable('collections')
      .set({ updated_at: sql`greatest(created_at, ${last}::timestamptz)` })
      .where('id', '=', collection)
      .where('updated_at', '=', at)
      .execute()
  }
}

async function resetItems(
  { transaction }: Pick<Writing, 'transaction'>,
  items: readonly KnownItem[],
): Promise<void> {
  if (items.length === 0) return
  const { rows } = await sql<{ item: Buffer; collection: Buffer; at: Date }>`
    select known.item, known.collection, max(fact_changes.at) as at from unnest(
      ${items.map(({ item }) => item)}::bytea[],
      ${items.map(({ collection }) => collection)}::bytea[],
      ${items.map(({ token }) => token)}::numeric[]
    ) as known (item, collection, token)
    join fact_changes on fact_changes.collection = known.collection and fact_changes.at is not null
      and known.token between fact_changes.first_token and fact_changes.last_token
    group by known.item, known.collection
  `.execute(transaction)
  if (rows.length === 0) return
  await sql`
    update items set updated_at = greatest(items.updated_at, change.at) from unnest(
      ${rows.map(({ item }) => item)}::bytea[],
      ${rows.map(({ collection }) => collection)}::bytea[],
      ${rows.map(({ at }) => at)}::timestamptz[]
    ) as change (item, collection, at)
    where items.id = change.item and items.collection = change.collection
  `.execute(transaction)
}

/** Returns the changes as a table named `change`. */
function changes(undone: readonly UndoneChange[]): RawBuilder<unknown> {
  const listOf = (value: (change: UndoneChange) => unknown) => sql`${undone.map(value)}`
  return sql`unnest(
    ${listOf(({ collection }) => collection)}::bytea[],
    ${listOf(({ first_token }) => first_token)}::numeric[],
    ${listOf(({ last_token }) => last_token)}::numeric[],
    ${listOf(({ at }) => at)}::timestamptz[]
  ) as change (collection, first_token, last_token, at)`
}
