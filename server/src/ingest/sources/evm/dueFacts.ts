import type { EvmBlockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { CHAIN_NUMBERS, readCollectionKey } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import type { TokenRange } from '../../decode/evm/changesOf.ts'
import type { CollectionToRead } from './fetchCollections.ts'

/** Facts to read again, since blocks that reported changes to them are gone. */
export interface DueFacts {
  /** By contract, with their known times. */
  readonly collections: ReadonlyMap<string, Pick<CollectionToRead, 'first' | 'time'>>
  readonly items: readonly Omit<TokenRange, 'block'>[]
}

/** Nothing to read again. */
export const NOTHING_DUE: DueFacts = { collections: new Map(), items: [] }

/** Selects facts to read again with this block, which replaces one that reported changes to them. */
export async function dueFacts(
  database: Kysely<DB>,
  blockchain: EvmBlockchain,
  block: number,
): Promise<DueFacts> {
  const rows = await database
    .selectFrom('fact_changes')
    .innerJoin('collections', 'collections.id', 'fact_changes.collection')
    .select(['collection', 'first_token', 'last_token', 'created_at', 'updated_at', 'first_block'])
    .where('fact_changes.chain', '=', CHAIN_NUMBERS[blockchain])
    .where('block', '=', String(block))
    .where('at', 'is', null)
    .execute()
  const collections = new Map<string, Pick<CollectionToRead, 'first' | 'time'>>()
  const items: Omit<TokenRange, 'block'>[] = []
  for (const row of rows) {
    const { contract } = readCollectionKey(row.collection)
    if (row.first_token === null || row.last_token === null) {
      const first = { number: BigInt(row.first_block ?? block), time: row.created_at }
      collections.set(contract, { first, time: row.updated_at })
    } else {
      items.push({ contract, from: BigInt(row.first_token), to: BigInt(row.last_token) })
    }
  }
  return { collections, items }
}
