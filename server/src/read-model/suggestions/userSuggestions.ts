import { sql } from 'kysely'
import { readUserKey } from '../../database/keys/index.ts'
import { isListed } from '../moderation/isListed.ts'
import { isVerified } from '../moderation/isVerified.ts'
import type { Reader } from '../reader.ts'
import type { SuggestionModel, SuggestionRequest } from './suggestion.ts'
import { type NamedTable, suggestionsFrom } from './suggestionsFrom.ts'

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
