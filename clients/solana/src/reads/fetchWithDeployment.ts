import type { SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { SolanaReadError } from '../errors/solanaReadError.ts'
import type { ReadConnection, StoredAccount } from '../rpc/readConnection.ts'
import { candidatesOf, deploymentAmong } from './deploymentCandidates.ts'
import { fetchAccounts } from './fetchAccounts.ts'

/** The deployment to read, and further accounts. */
interface DeploymentQuery {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly collection: string
  /** Accounts whose addresses depend on the deployment's. */
  readonly addressesOf?: (deployment: SolanaAddress) => readonly SolanaAddress[]
}

/** A stored deployment, and the accounts read with it. */
interface DeploymentRead {
  readonly deployment: StoredAccount
  /** In request order; undefined = no account there. */
  readonly others: readonly (StoredAccount | undefined)[]
}

/**
 * Fetches a deployment and accounts that belong to it: one request for a symbol or the deployment's own address, two
 * for its controls' address, three for a token's.
 *
 * @throws EDITIONS_NOT_FOUND, which names the symbol or the address.
 * @throws NOT_EDITIONS_ACCOUNT for any other address.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchWithDeployment(
  connection: ReadConnection,
  { collection, addressesOf = () => [] }: DeploymentQuery,
  options: AskOptions = {},
): Promise<DeploymentRead> {
  const candidates = candidatesOf(collection)
  const [likely] = candidates
  if (!likely) throw new SolanaReadError('EDITIONS_NOT_FOUND', { collection })
  const read = await fetchAccounts(connection, [...candidates, ...addressesOf(likely)], options)
  const accounts = read.slice(0, candidates.length)
  const address = await deploymentAmong(connection, { collection, accounts }, options)
  const [deployment, ...others] =
    address === likely
      ? [accounts[0], ...read.slice(candidates.length)]
      : await fetchAccounts(connection, [address, ...addressesOf(address)], options)
  if (!deployment) throw new SolanaReadError('EDITIONS_NOT_FOUND', { collection })
  return { deployment, others }
}
