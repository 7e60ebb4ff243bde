import type { SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { candidatesOf, deploymentAmong } from './deploymentCandidates.ts'
import { fetchAccounts } from './fetchAccounts.ts'

/**
 * Finds a collection's deployment by symbol or address.
 *
 * @param collection Its symbol, or an address, alone or as a union id (`SOLANA:<address>`): the deployment's, its
 * controls', its group mint's or an item's. An address wins over a symbol that is spelled like it, as anybody can take
 * any symbol.
 * @throws UNHANDLED_BLOCKCHAIN for a drop on another client's chain.
 * @throws EDITIONS_NOT_FOUND, which names the symbol or the address.
 * @throws NOT_EDITIONS_ACCOUNT for any other address.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function findDeployment(
  connection: ReadConnection,
  collection: string,
  options: AskOptions = {},
): Promise<SolanaAddress> {
  const accounts = await fetchAccounts(connection, candidatesOf(collection), options)
  return deploymentAmong(connection, { collection, accounts }, options)
}
