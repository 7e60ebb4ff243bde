import type { CollectionIdParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { sql } from 'kysely'
import { CHAIN_NUMBERS, collectionKey, keysOn } from '../../database/keys/index.ts'
import { chainsWithData } from '../chains/chainsWithData.ts'
import { itemIdOf } from '../ids/texts.ts'
import { isListed } from '../moderation/isListed.ts'
import { isVerified } from '../moderation/isVerified.ts'
import type { Reader } from '../reader.ts'
import type { SuggestionModel, SuggestionRequest } from './suggestion.ts'
import { type NamedTable, suggestionsFrom } from './suggestionsFrom.ts'

const [ID, COLLECTION] = [sql<Buffer>`items.id`, sql<Buffer>`items.collection`]

const ITEMS: NamedTable = {
  table: 'items',
  key: ID,
  name: sql`items.name`,
  folded: sql`items.search_name`,
  isShown: sql`items.search_name is not null and not items.deleted and ${isListed(ID)} and ${isListed(COLLECTION)}`,
  isVerified: sql`(${isVerified(ID)} or ${isVerified(COLLECTION)})`,
  order: sql`items.updated_at, items.id`,
  idOf: itemIdOf,
}

/** Items to look for names in; undefined = all. */
export interface SuggestedItems {
  readonly blockchains?: readonly Blockchain[] | undefined
  readonly collections?: readonly CollectionIdParts[] | undefined
}

/** Names of items that begin with a text, each with the item's id. */
export async function itemSuggestions(
  reader: Reader,
  { blockchains, collections }: SuggestedItems,
  request: SuggestionRequest,
): Promise<SuggestionModel[]> {
  const names = await chainsWithData(reader, blockchains)
  const chains = names.map((blockchain) => CHAIN_NUMBERS[blockchain])
  const scopes = collections
    ? keysOn(chains, collections.map(collectionKey)).map(
        (key) => sql<boolean>`items.collection = ${key}`,
      )
    : chains.map((chain) => sql<boolean>`items.chain = ${chain}`)
  return suggestionsFrom(reader, ITEMS, request, scopes)
}
