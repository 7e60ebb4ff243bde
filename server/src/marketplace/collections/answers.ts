import {
  type CollectionIdParts,
  formatCollectionId,
  parseCollectionId,
} from '@mintline/core/identifiers'
import { found } from '../../http/found.ts'
import { collectionFacts } from '../../read-model/collections/collectionFacts.ts'
import { collectionsByMinters } from '../../read-model/collections/collectionLists.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import { collectionsByIds } from '../../read-model/collections/collectionsByIds.ts'
import type { RankingModel } from '../../read-model/leaderboards/rankings.ts'
import type { Reader } from '../../read-model/reader.ts'
import { rankingItemOf } from '../statistics/models.ts'
import type { CollectionRankingItem } from '../statistics/rankingSchemas.ts'
import { walletsBehind } from '../userWallets.ts'
import { tokenOf } from './models.ts'
import type { Token } from './schemas.ts'

/** Returns collections in version 4 form. Leaves out collections that were removed while they were read. */
export async function shownTokens(
  reader: Reader,
  collections: readonly CollectionModel[],
): Promise<Token[]> {
  const ids = collections.map(({ id }) => parseCollectionId(id))
  const factsOf = await collectionFacts(reader, ids)
  return collections.flatMap((collection) => {
    const facts = factsOf.get(collection.id)
    return facts ? [tokenOf(collection, facts)] : []
  })
}

/**
 * Returns ranked collections in version 4 form. Leaves out collections that were removed since the ranking was made.
 */
export async function rankedCollections(
  reader: Reader,
  rankings: readonly RankingModel[],
): Promise<CollectionRankingItem[]> {
  const ids = rankings.map(({ id }) => parseCollectionId(id))
  const tokens = await shownTokens(reader, await collectionsByIds(reader, ids))
  const byId = new Map(tokens.map((token) => [token.id, token]))
  return rankings.flatMap((ranking) => {
    const token = byId.get(ranking.id)
    return token ? [rankingItemOf(ranking, token)] : []
  })
}

/**
 * Returns a collection in version 4 form.
 *
 * @throws ApiError 404 if it is not known
 */
export async function tokenFound(reader: Reader, id: CollectionIdParts): Promise<Token> {
  const [token] = await shownTokens(reader, await collectionsByIds(reader, [id]))
  return found(token, 'collection', formatCollectionId(id))
}

/** Maximum number of collections: the answer has no further pages. */
const MOST = 1_000

/** Returns the collections in which a user can mint. */
export async function mintable(reader: Reader, id: string): Promise<Token[]> {
  const wallets = await walletsBehind(reader, id)
  const page = await collectionsByMinters(reader, wallets, { size: MOST, token: undefined })
  return shownTokens(reader, page.entries)
}
