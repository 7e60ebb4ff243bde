import { isAptosAddress, isSolanaAddress } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { itemKey, readCollectionKey, readItemKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'

/** Blockchains whose items have their own addresses. */
type ItemBlockchain = Extract<Blockchain, 'SOLANA' | 'ECLIPSE' | 'APTOS'>

/** Keys per query: PostgreSQL takes 65,535 at most. */
const STEP = 10_000

/**
 * Looks up items in the database and returns their collections' addresses, by item address; unknown items are left out.
 */
export async function knownItems(
  database: Kysely<DB>,
  blockchain: ItemBlockchain,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const isAddress = blockchain === 'APTOS' ? isAptosAddress : isSolanaAddress
  const keys = addresses
    .filter((address) => isAddress(address))
    .map((contract) => itemKey({ blockchain, contract, tokenId: undefined }))
  const known = new Map<string, string>()
  for (let at = 0; at < keys.length; at += STEP) {
    const rows = await database
      .selectFrom('items')
      .select(['id', 'collection'])
      .where('id', 'in', keys.slice(at, at + STEP))
      .execute()
    for (const { id, collection } of rows) {
      known.set(readItemKey(id).contract, readCollectionKey(collection).contract)
    }
  }
  return known
}
