import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import { collectionIdOf } from '../ids/texts.ts'
import { isListed } from '../moderation/isListed.ts'
import { isVerified } from '../moderation/isVerified.ts'
import type { Reader } from '../reader.ts'
import type { SuggestionModel, SuggestionRequest } from './suggestion.ts'
import { type NamedTable, suggestionsFrom } from './suggestionsFrom.ts'

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
