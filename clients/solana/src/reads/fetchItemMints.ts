import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import type { ReadConnection, StoredAccount } from '../rpc/readConnection.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import { fetchShownUris } from './fetchShownUris.ts'
import type { ReadOptions } from './readOptions.ts'
import { notEditionsAccount } from './records/decodeRecord.ts'
import { decodeTokenMint } from './tokenMint.ts'

/** Mints per request (specification 9). */
const MINTS_PER_REQUEST = 50

/** An item as stored on chain, without the metadata at its uri. */
export interface ItemMint {
  /** From 1. */
  readonly number: bigint
  readonly mint: SolanaAddress
  readonly groupMint: SolanaAddress
  /** Untrusted text. */
  readonly name: string
  /** Uri of the metadata that the item shows: its file's once the collection's files are revealed. Untrusted. */
  readonly uri: string
  /** Uri in the mint, which the owner can change: the same, or a placeholder whose file is revealed. Untrusted. */
  readonly storedUri: string
}

/**
 * Fetches items as stored on chain, in request order, without off-chain data: one request for 50 mints, and one for
 * their collections' reveals. Progress counts items.
 *
 * @param mints Mint addresses: see `fetchMints`.
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 * @throws NOT_EDITIONS_ACCOUNT for a mint that is not an item's.
 */
export async function fetchItemMints(
  connection: ReadConnection,
  mints: readonly string[],
  options: ReadOptions = {},
): Promise<ItemMint[]> {
  const addresses = mints.map((mint) => solanaAddress(mint))
  const batches = { ...options, batchSize: MINTS_PER_REQUEST }
  const accounts = await fetchInBatches(connection, addresses, batches)
  const stored = mints.map((mint, index) => storedItem(mint, accounts[index]))
  const uriOf = await fetchShownUris(connection, stored, options)
  return stored.map((item) => {
    const { symbol: _, storedUri, ...rest } = item
    return { ...rest, uri: uriOf(item), storedUri }
  })
}

function storedItem(address: string, account: StoredAccount | undefined) {
  const { mint, name, symbol, uri: storedUri, member } = decodeTokenMint(address, account)
  if (!member) throw notEditionsAccount(address, 'mint of an item')
  return { number: member.number, mint, groupMint: member.group, name, symbol, storedUri }
}
