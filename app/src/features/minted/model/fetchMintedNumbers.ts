import { askNode } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { decodeHashlist, deriveHashlist, storedAccount } from '@mintline/solana'
import type { ReadConnection } from '@mintline/solana/reads'

/** Item numbers by mint. */
export type NumbersByMint = ReadonlyMap<string, bigint>

/** The part of a connection that reads hashlist pages. */
export type HashlistConnection = Pick<ReadConnection, 'getAccountInfoAndContext'>

/**
 * Fetches the numbers of items on a hashlist page.
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
