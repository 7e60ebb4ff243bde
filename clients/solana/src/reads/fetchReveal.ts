import type { SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { deriveReveal } from '../pda/derivedAddresses.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { fetchWithDeployment } from './fetchWithDeployment.ts'
import { decodeReveal, type RevealRecord } from './records/reveal.ts'

/**
 * Fetches the files that a collection's owner has committed to, and revealed or not; undefined = none. One request for a
 * symbol or the deployment's address.
 *
 * @param collection Symbol or any address: see `findDeployment`.
 * @throws EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchReveal(
  connection: ReadConnection,
  collection: string,
  options: AskOptions = {},
): Promise<RevealRecord | undefined> {
  const addressesOf = (deployment: SolanaAddress) => [deriveReveal(deployment)]
  const { others } = await fetchWithDeployment(connection, { collection, addressesOf }, options)
  const [reveal] = others
  return reveal && decodeReveal(reveal)
}
