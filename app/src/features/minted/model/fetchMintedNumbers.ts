import { askNode } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { decodeHashlist, deriveHashlist, storedAccount } from '@mintline/solana'
import { type Connection, PublicKey } from '@solana/web3.js'

/** Numbers of items by their mints. */
export type NumbersByMint = ReadonlyMap<string, bigint>

/** The part of a connection that reads a page of a hashlist. */
export type HashlistConnection = Pick<Connection, 'getAccountInfo'>

/**
 * Numbers of the items on a page of a hashlist.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, NOT_EDITIONS_ACCOUNT
 */
export async function fetchPageNumbers(
  connection: HashlistConnection,
  deployment: string,
  page: number,
): Promise<NumbersByMint> {
  const address = new PublicKey(deriveHashlist(solanaAddress(deployment), page))
  const info = await askNode('getAccountInfo', () => connection.getAccountInfo(address))
  const account = storedAccount(address, info)
  const issues = account ? decodeHashlist(account).issues : []
  return new Map<SolanaAddress, bigint>(issues.map(({ mint, order }) => [mint, order]))
}
