import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { CHAIN_NUMBERS } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { chainsWithData, type GroupAddress, groupKeys } from '../chains/chainsWithData.ts'
import type { Reader } from '../reader.ts'
import { findsWords } from '../search/hasWords.ts'
import { readWords } from '../search/words.ts'
import { isSmallResult } from '../smallResults.ts'
import { type MarketCollections, marketConditions } from './marketCollections.ts'

/** Search conditions, all of which a collection has to meet; undefined = any. */
export interface CollectionSearch {
  /** Words that the name has to contain. */
  readonly text?: string | undefined
  readonly blockchains?: readonly Blockchain[] | undefined
  readonly owners?: readonly GroupAddress[] | undefined
  /** Marketplace conditions, which leave out unlisted collections; undefined = an indexer search. */
  readonly market?: MarketCollections | undefined
}

/** A search as SQL conditions on the collections table. */
export interface CollectionConditions {
  readonly blockchains: readonly Blockchain[]
  readonly chains: readonly number[]
  /** All conditions that a collection has to meet. */
  readonly where: RawBuilder<boolean>
  /** A small result set found by index; undefined = there may be many results. */
  readonly few: SelectQueryBuilder<DB, 'collections', object> | undefined
}

/** Builds the SQL conditions for a collection search. */
export async function collectionConditions(
  reader: Reader,
  search: CollectionSearch,
): Promise<CollectionConditions> {
  const { text, owners, market } = search
  const blockchains = await chainsWithData(reader, search.blockchains)
  const chains = blockchains.map((blockchain) => CHAIN_NUMBERS[blockchain])
  const words = text === undefined ? undefined : await readWords(reader, text)
  const isNamed = words && [findsWords(sql.ref('collections.search_name'), words)]
  const keys = owners && (await groupKeys(reader, owners, search.blockchains))
  const isOwned = keys && [sql<boolean>`collections.owner = any(${keys}::bytea[])`]
  const found = [...(isNamed ?? []), ...(isOwned ?? [])]
  const where = sql<boolean>`${sql.join(
    [
      sql`collections.chain = any(${chains}::smallint[])`,
      ...found,
      ...(market ? marketConditions(market) : []),
    ],
    sql` and `,
  )}`
  const isNothing = found.length === 0 || chains.length === 0
  const rows = reader.selectFrom('collections').where(sql<boolean>`${sql.join(found, sql` and `)}`)
  const few = !isNothing && (await isSmallResult(reader, rows)) ? rows.where(where) : undefined
  return { blockchains, chains, where, few }
}
