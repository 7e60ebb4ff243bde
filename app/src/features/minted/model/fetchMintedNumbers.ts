import { askNode } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { decodeHashlist, deriveHashlist, storedAccount } from '@mintline/solana'
import { type Connection, PublicKey } from '@solana/web3.js'

/** Numbers of items by their mints. */
export type NumbersByMint = ReadonlyMap<string, bigint>

/**
 * Numbers of the items on a page of a hashlist.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, NOT_EDITIONS_ACCOUNT
 */
export async function fetchPageNumbers(
  connection: Connection,
  deployment: string,
  page: number,
): Promise<NumbersByMint> {
  const address = new PublicKey(deriveHashlist(solanaAddress(deployment), page))
  const info = await askNode('getAccountInfo', () => connection.getAccountInfo(address))
  const account = storedAccount(address, info)
  const issues = account ? decodeHashlist(account).issues : []
  return new Map<SolanaAddress, bigint>(issues.map(({ mint, order }) => [mint, order]))
}

/**
 * Accounts of a transaction; undefined if the node does not know it, or no longer does.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function fetchTouchedAccounts(
  connection: Connection,
  signature: string,
): Promise<string[] | undefined> {
  const options = { maxSupportedTransactionVersion: 0, commitment: 'confirmed' } as const
  const ask = () => connection.getTransaction(signature, options)
  const found = await askNode('getTransaction', ask)
  if (!found) return undefined
  const { message } = found.transaction
  const { writable = [], readonly = [] } = found.meta?.loadedAddresses ?? {}
  return [...message.staticAccountKeys, ...writable, ...readonly].map((key) => key.toBase58())
}
