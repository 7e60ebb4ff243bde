import type { EvmBlockchain } from '@mintline/core/networks'
import { type Kysely, sql } from 'kysely'
import {
  collectionKey,
  itemKey,
  readCollectionKey,
  readItemKey,
} from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
import type { TokenRange } from '../../decode/evm/changesOf.ts'
import type { ChainBlock } from '../../itemActivity.ts'

/** An item by contract and number. */
export interface Token {
  readonly contract: string
  readonly tokenId: bigint
}

/** Keys per query: PostgreSQL takes 65,535 at most. */
const STEP = 10_000
/** Maximum number of a contract's items that are read again when it reports new metadata for a range. */
const MOST_OF_RANGE = 1_000

/** Returns items without a metadata address from the chain, including items that are not in the database. */
export async function withoutMetadata(
  database: Kysely<DB>,
  blockchain: EvmBlockchain,
  tokens: readonly Token[],
): Promise<readonly Token[]> {
  const known = new Set<string>()
  for (let at = 0; at < tokens.length; at += STEP) {
    const keys = tokens.slice(at, at + STEP).map((token) => itemKey({ blockchain, ...token }))
    const rows = await database
      .selectFrom('item_metadata')
      .innerJoin('items', (join) =>
        join
          .onRef('items.id', '=', 'item_metadata.item')
          .onRef('items.collection', '=', 'item_metadata.collection'),
      )
      .select('item')
      .where('item', 'in', keys)
      // A lazy item has the address that its creators signed until it is minted.
      .where('items.block', '>', '0')
      .execute()
    for (const { item } of rows) known.add(item.toString('hex'))
  }
  return tokens.filter((token) => !known.has(itemKey({ blockchain, ...token }).toString('hex')))
}

/** Selects stored items in a range, 1,000 at most, most recently updated first. */
export async function itemsInRange(
  database: Kysely<DB>,
  blockchain: EvmBlockchain,
  { contract, from, to }: Omit<TokenRange, 'block'>,
): Promise<readonly Token[]> {
  const rows = await database
    .selectFrom('items')
    .select('id')
    .where('collection', '=', collectionKey({ blockchain, contract }))
    .where('token_id', '>=', String(from))
    .where('token_id', '<=', String(to))
    .where('deleted', '=', false)
    .orderBy(sql`updated_at desc, id`)
    .limit(MOST_OF_RANGE)
    .execute()
  return rows.flatMap(({ id }) => {
    const { tokenId } = readItemKey(id)
    return tokenId === undefined ? [] : { contract, tokenId }
  })
}

/** Returns collections that are stored with a later first block. */
export async function knownSinceLater(
  database: Kysely<DB>,
  blockchain: EvmBlockchain,
  firsts: ReadonlyMap<string, Pick<ChainBlock, 'number' | 'time'>>,
): Promise<readonly string[]> {
  if (firsts.size === 0) return []
  const rows = await database
    .selectFrom('collections')
    .select(['id', 'first_block', 'created_at'])
    .where(
      'id',
      'in',
      [...firsts.keys()].map((contract) => collectionKey({ blockchain, contract })),
    )
    .execute()
  return rows.flatMap(({ id, first_block, created_at }) => {
    const { contract } = readCollectionKey(id)
    const first = firsts.get(contract)
    if (!first) return []
    const isLater =
      first_block === null ? first.time < created_at : first.number < BigInt(first_block)
    return isLater ? contract : []
  })
}
