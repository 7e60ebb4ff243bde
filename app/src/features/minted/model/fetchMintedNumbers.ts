import { askNode } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { decodeHashlist, deriveHashlist, storedAccount } from '@mintline/solana'
import type { ReadConnection } from '@mintline/solana/reads'

/** Numbers of items by their mints. */
export type NumbersByMint = ReadonlyMap<string, bigint>

/** The part of a connection that reads a page of a hashlist. */
export type HashlistConnection = Pick<ReadConnection, 'getAccountInfoAndContext'>

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
  const hashlist = deriveHashlist(solanaAddress(deployment), page)
  const address = { toBase58: () => hashlist }
  const ask = () => connection.getAccountInfoAndContext(address)
  const { value } = await askNode('getAccountInfo', ask)
  const account = storedAccount(address, value)
  const issues = account ? decodeHashlist(account).issues : []
  return new Map<SolanaAddress, bigint>(issues.map(({ mint, order }) => [mint, order]))
}
