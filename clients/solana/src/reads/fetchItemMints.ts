import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { StoredAccount } from '../rpc/storedAccount.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import type { ReadOptions } from './readOptions.ts'
import { notEditionsAccount } from './records/decodeRecord.ts'
import { decodeTokenMint } from './tokenMint.ts'

/** Mints per request (specification 9). */
const MINTS_PER_REQUEST = 50

/** An item as stored in its mint, without the metadata at its uri. */
export interface ItemMint {
  /** From 1. */
  readonly number: bigint
  readonly mint: SolanaAddress
  readonly groupMint: SolanaAddress
  /** Untrusted text. */
  readonly name: string
  /** Untrusted. */
  readonly uri: string
}

/**
 * Fetches items as stored in their mints, in request order, without off-chain data. Progress counts items.
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
  return mints.map((mint, index) => itemOf(mint, accounts[index]))
}

function itemOf(address: string, account: StoredAccount | undefined): ItemMint {
  const { mint, name, uri, member } = decodeTokenMint(address, account)
  if (!member) throw notEditionsAccount(address, 'mint of an item')
  return { number: member.number, mint, groupMint: member.group, name, uri }
}
