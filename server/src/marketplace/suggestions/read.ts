import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { CHAIN_NUMBERS, readUserKey } from '../../database/keys/index.ts'
import { chainsWithData } from '../../read-model/chains/chainsWithData.ts'
import { collectionIdOf, itemIdOf } from '../../read-model/ids/texts.ts'
import { isItemListed, isItemVerified } from '../../read-model/items/itemDecisions.ts'
import { scopeOf } from '../../read-model/items/search/itemScope.ts'
import type { ItemSearch } from '../../read-model/items/search/itemSearch.ts'
import { isListed, isVerified } from '../../read-model/moderation/conditions.ts'
import type { Reader } from '../../read-model/reader.ts'
import { beginsWith } from '../../read-model/search/hasWords.ts'
import { beginningOf, SORTED_CHARACTERS } from '../../read-model/search/nameBeginning.ts'
import { readWords } from '../../read-model/search/words.ts'

/** A name that begins with the searched text. */
interface SuggestionModel {
  /** Id of the named entity. */
  readonly id: string
  readonly text: string
  /** Share of the name that the text covers: above 0, at most 1. */
  readonly score: number
}

/** Which names to suggest. */
export interface SuggestionRequest {
  readonly text: string
  /** True to suggest only names verified by an operator. */
  readonly verifiedOnly: boolean
  /** Maximum number of names. */
  readonly size: number
}

/** A table with names, in SQL worded for its name index. */
interface NamedTable {
  readonly table: 'items' | 'collections' | 'users'
  readonly key: RawBuilder<Buffer>
  readonly name: RawBuilder<string | null>
  /** The name, normalized for searches. */
  readonly folded: RawBuilder<string | null>
  /** Condition on names that may be shown. */
  readonly isShown: RawBuilder<boolean>
  readonly isVerified: RawBuilder<boolean>
  /** Index columns after the name's beginning. */
  readonly order: RawBuilder<unknown>
  readonly idOf: (key: Buffer) => string
}

/**
 * Returns names that begin with a text, ignoring case and accents, in name order: an exact match comes first.
 *
 * @param scopes - conditions, each of which walks the name index; empty = no results
 */
async function suggestionsFrom(
  reader: Reader,
  { table, key, name, folded, isShown, isVerified, order, idOf }: NamedTable,
  { text, verifiedOnly, size }: SuggestionRequest,
  scopes: readonly RawBuilder<boolean>[],
): Promise<SuggestionModel[]> {
  const { phrase } = await readWords(reader, text)
  if (scopes.length === 0 || phrase === '') return []
  const beginning = sql`(left(${folded}, ${sql.lit(SORTED_CHARACTERS)}) collate "C")`
  const conditions = [
    ...[isShown, beginsWith(beginning, beginningOf(phrase))],
    // This wording keeps PostgreSQL from using the word index, which also matches inside names.
    beginsWith(sql`coalesce(${folded}, '')`, phrase),
    ...(verifiedOnly ? [isVerified] : []),
  ]
  const branches = scopes.map(
    (scope) => sql`(
      select ${key} as key, ${name} as name, ${folded} as folded, ${beginning} as beginning
      from ${sql.table(table)}
      where ${sql.join([scope, ...conditions], sql` and `)}
      order by beginning, ${order} limit ${size})`,
  )
  const { rows } = await sql<{ key: Buffer; name: string; folded: string }>`
    select key, name, folded from (${sql.join(branches, sql` union all `)}) as found
    order by beginning, key limit ${size}`.execute(reader)
  return rows.map((row) => ({
    id: idOf(row.key),
    text: row.name,
    score: phrase.length / row.folded.length,
  }))
}

const ID = sql<Buffer>`collections.id`

const COLLECTIONS: NamedTable = {
  table: 'collections',
  key: ID,
  name: sql`collections.name`,
  folded: sql`collections.search_name`,
  isShown: sql`collections.search_name is not null and ${isListed(ID)}`,
  isVerified: isVerified(ID),
  order: sql`collections.updated_at, collections.id`,
  idOf: collectionIdOf,
}

/**
 * Returns collection names that begin with a text, with their ids.
 *
 * @param blockchains - those to search; undefined = all
 */
export async function collectionSuggestions(
  reader: Reader,
  blockchains: readonly Blockchain[] | undefined,
  request: SuggestionRequest,
): Promise<SuggestionModel[]> {
  const names = await chainsWithData(reader, blockchains)
  const scopes = names.map(
    (blockchain) => sql<boolean>`collections.chain = ${CHAIN_NUMBERS[blockchain]}`,
  )
  return suggestionsFrom(reader, COLLECTIONS, request, scopes)
}

const ITEMS: NamedTable = {
  table: 'items',
  key: sql`items.id`,
  name: sql`items.name`,
  folded: sql`items.search_name`,
  isShown: sql`items.search_name is not null and not items.deleted and ${isItemListed('items')}`,
  isVerified: isItemVerified('items'),
  order: sql`items.updated_at, items.id`,
  idOf: itemIdOf,
}

/** Returns item names that begin with a text, with their ids. */
export async function itemSuggestions(
  reader: Reader,
  scope: Pick<ItemSearch, 'blockchains' | 'collections'>,
  request: SuggestionRequest,
): Promise<SuggestionModel[]> {
  const { scopes } = await scopeOf(reader, scope)
  return suggestionsFrom(reader, ITEMS, request, scopes)
}

const KEY = sql<Buffer>`uuid_send(users.id)`

const USERS: NamedTable = {
  table: 'users',
  key: KEY,
  name: sql`users.username`,
  folded: sql`search_text(users.username)`,
  isShown: sql`users.username is not null and ${isListed(KEY)}`,
  isVerified: isVerified(KEY),
  order: sql`users.created_at, users.id`,
  idOf: readUserKey,
}

/** Returns user names that begin with a text, with their ids. Deleted users have no name. */
export function userSuggestions(
  reader: Reader,
  request: SuggestionRequest,
): Promise<SuggestionModel[]> {
  return suggestionsFrom(reader, USERS, request, [sql`true`])
}
