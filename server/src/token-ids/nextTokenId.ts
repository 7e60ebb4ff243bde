import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type Kysely, sql } from 'kysely'
import { addressKey, collectionKey, itemKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'

/** Bits for the number behind the minter's address. */
const NUMBER_BITS = 96n

/**
 * Takes a minter's next token id in a collection on an EVM chain: the minter's address, then a number. Nobody receives
 * it again, and no item has it.
 *
 * @param minter - address in normal form
 * @returns undefined = unknown collection
 */
export async function nextTokenId(
  writer: Kysely<DB>,
  collection: CollectionIdParts,
  minter: string,
): Promise<bigint | undefined> {
  const { blockchain } = collection
  const keys = {
    collection: collectionKey(collection),
    minter: addressKey({ blockchain, address: minter }),
  }
  for (;;) {
    const number = await takeNumber(writer, keys)
    if (number === undefined) return undefined
    const tokenId = (BigInt(minter) << NUMBER_BITS) | number
    const item = await writer
      .selectFrom('items')
      .select('id')
      .where('id', '=', itemKey({ ...collection, tokenId }))
      .executeTakeFirst()
    if (item === undefined) return tokenId
  }
}

async function takeNumber(
  writer: Kysely<DB>,
  { collection, minter }: Readonly<Record<'collection' | 'minter', Buffer>>,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ number: string }>`
    insert into token_ids (collection, minter, number)
    select id, ${minter}, 1 from collections where id = ${collection}
    on conflict (collection, minter) do update set number = token_ids.number + 1
    returning number
  `.execute(writer)
  return rows[0] && BigInt(rows[0].number)
}
