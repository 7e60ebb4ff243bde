import type { CollectionIdParts } from '@mintline/core/identifiers'
import { isEvmBlockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import type { Hex } from 'viem'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import { nextTokenId } from './nextTokenId.ts'
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
