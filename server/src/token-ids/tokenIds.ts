import type { CollectionIdParts } from '@mintline/core/identifiers'
import { isEvmBlockchain } from '@mintline/core/networks'
import { type Kysely, sql } from 'kysely'
import type { Hex } from 'viem'
import { addressKey, collectionKey, itemKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import type { TokenIdSignature } from './signTokenId.ts'

/** A token id that only its minter may use, and nobody else receives. */
export interface SignedTokenId {
  readonly tokenId: bigint
  readonly signature: TokenIdSignature
}

/** Assigns token ids. */
export interface TokenIds {
  /**
   * Returns a minter's next token id in a collection; undefined = unknown collection.
   *
   * @throws `NO_TOKEN_IDS` off EVM chains; `NO_TOKEN_SIGNER` without a signer
   */
  readonly next: (
    collection: CollectionIdParts,
    minter: string,
  ) => Promise<SignedTokenId | undefined>
}

/** Bits for the number behind the minter's address. */
const NUMBER_BITS = 96n

/** Creates the service that assigns token ids, signed with a private key; without one, `next` fails. */
export function tokenIdsOf(writer: Kysely<DB>, privateKey: Hex | undefined): TokenIds {
  return {
    next: async (collection, minter) => {
      const { blockchain, contract } = collection
      if (!isEvmBlockchain(blockchain)) throw new ServerError('NO_TOKEN_IDS', { blockchain })
      if (privateKey === undefined) throw new ServerError('NO_TOKEN_SIGNER', { blockchain })
      const tokenId = await nextTokenId(writer, collection, minter)
      if (tokenId === undefined) return undefined
      // Loaded for the first signature: it needs the EVM library.
      const { signTokenId } = await import('./signTokenId.ts')
      return { tokenId, signature: await signTokenId(privateKey, contract as Hex, tokenId) }
    },
  }
}

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
