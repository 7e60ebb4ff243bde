import { BLOCKCHAINS } from '@mintline/core/networks'
import { type RawBuilder, sql } from 'kysely'
import { CHAIN_NUMBERS, collectionKey, keysOn } from '../../../database/keys/index.ts'
import { MAX_LOOKED_AT } from '../../../database/page/walk.ts'
import { chainsWithData } from '../../chains/chainsWithData.ts'
import type { Reader } from '../../reader.ts'
import type { Seed } from '../../smallResults.ts'
import type { ItemSearch } from './itemSearch.ts'

/** The blockchains and collections to search. */
export interface ItemScope {
  /** Condition on all of them together. */
  readonly scope: RawBuilder<boolean>
  /** One condition for each of them. */
  readonly scopes: readonly RawBuilder<boolean>[]
  /** Collection keys; undefined = all on the blockchains. */
  readonly collections?: readonly Buffer[]
}

/** Returns a search's scope. */
export async function scopeOf(
  reader: Reader,
  { blockchains, collections }: Pick<ItemSearch, 'blockchains' | 'collections'>,
): Promise<ItemScope> {
  if (collections === undefined) {
    const names = await chainsWithData(reader, blockchains)
    const chains = names.map((blockchain) => CHAIN_NUMBERS[blockchain])
    const scopes = chains.map((chain) => sql<boolean>`items.chain = ${chain}`)
    return { scope: sql`items.chain = any(${chains}::smallint[])`, scopes }
  }
  const chains = (blockchains ?? BLOCKCHAINS).map((blockchain) => CHAIN_NUMBERS[blockchain])
  const keys = keysOn(chains, collections.map(collectionKey))
  const scopes = keys.map((key) => sql<boolean>`items.collection = ${key}`)
  return { scope: sql`items.collection = any(${keys}::bytea[])`, scopes, collections: keys }
}

/** Returns a seed with every item in the collections, if they have few enough to sort all of them. */
export async function seedOfFew(
  reader: Reader,
  {
    scope,
    collections,
  }: Pick<ItemScope, 'scope'> & { readonly collections: readonly Buffer[] | undefined },
): Promise<Seed[]> {
  if (collections === undefined) return []
  const { rows } = await sql<{ items: string | null }>`
    select sum(item_count) as items from collections where id = any(${[...collections]}::bytea[])`.execute(
    reader,
  )
  const isSmall = Number(rows[0]?.items) <= MAX_LOOKED_AT
  return isSmall ? [{ rows: reader.selectFrom('items').where(scope) }] : []
}
