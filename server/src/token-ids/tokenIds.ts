import type { CollectionIdParts } from '@mintline/core/identifiers'
import { isEvmBlockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import type { Hex } from 'viem'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'
import { nextTokenId } from './nextTokenId.ts'
import type { TokenIdSignature } from './signTokenId.ts'

/** A token id that its minter may use, and nobody else gets. */
export interface SignedTokenId {
  readonly tokenId: bigint
  readonly signature: TokenIdSignature
}

/** Gives out token ids. */
export interface TokenIds {
  /**
   * The next token id of a minter in a collection; undefined = the collection is not known.
   *
   * @throws `NO_TOKEN_IDS` off EVM chains; `NO_TOKEN_SIGNER` without a signer
   */
  readonly next: (
    collection: CollectionIdParts,
    minter: string,
  ) => Promise<SignedTokenId | undefined>
}

/** Gives out token ids with the signatures of a private key; undefined = there is no signer. */
export function tokenIdsOf(writer: Kysely<DB>, privateKey: Hex | undefined): TokenIds {
  return {
    next: async (collection, minter) => {
      const { blockchain, contract } = collection
      if (!isEvmBlockchain(blockchain)) throw new ServerError('NO_TOKEN_IDS', { blockchain })
      if (privateKey === undefined) throw new ServerError('NO_TOKEN_SIGNER', { blockchain })
      const tokenId = await nextTokenId(writer, collection, minter)
      if (tokenId === undefined) return undefined
      // Loaded by the first signature: it needs the library of EVM chains.
      const { signTokenId } = await import('./signTokenId.ts')
      return { tokenId, signature: await signTokenId(privateKey, contract as Hex, tokenId) }
    },
  }
}
