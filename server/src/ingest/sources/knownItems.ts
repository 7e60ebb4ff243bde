import { MAX_METADATA_BYTES } from '@mintline/core'
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

/** Maximum characters in a stored name or symbol. */
const MOST_CHARACTERS = 256
/** Maximum characters in a metadata address, which may be the document itself in base64. */
const MOST_OF_ADDRESS = 2 * MAX_METADATA_BYTES

/** Cleans up a contract's name or symbol for storage; undefined = none. */
export function nameOf(text: string | undefined): string | undefined {
  const characters = [...(storable(text)?.trim() ?? '')]
  return characters.slice(0, MOST_CHARACTERS).join('') || undefined
}

/** Cleans up a contract's metadata address; undefined = none, or larger than any metadata. */
export function metadataAddressOf(text: string | undefined): string | undefined {
  const address = storable(text)?.trim()
  return address && address.length <= MOST_OF_ADDRESS ? address : undefined
}

/** Removes zero characters, which PostgreSQL cannot store. */
function storable(text: string | undefined): string | undefined {
  return text?.replaceAll('\0', '')
}
