import type { AskOptions } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { deriveAllowlistEntry } from '../pda/derivedAddresses.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { AllowlistEntry } from './allowlistEntry.ts'
import { fetchWithDeployment } from './fetchWithDeployment.ts'
import { decodeUserAllowListData } from './records/userAllowListData.ts'

/** An entry's wallet and phase. */
export interface AllowlistEntryQuery {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  readonly wallet: string
  readonly phaseIndex: number
}

/**
 * Fetches a wallet's terms in an allowlist phase; undefined = it is not on the list.
 *
 * @throws INVALID_ADDRESS for the wallet, EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED,
 * or the signal's reason.
 */
export async function fetchAllowlistEntry(
  connection: ReadConnection,
  { deployment, wallet, phaseIndex }: AllowlistEntryQuery,
  options: AskOptions = {},
): Promise<AllowlistEntry | undefined> {
  const user = solanaAddress(wallet)
  const addressesOf = (found: SolanaAddress) => [deriveAllowlistEntry(found, user, phaseIndex)]
  const query = { collection: deployment, addressesOf }
  const { others } = await fetchWithDeployment(connection, query, options)
  const [account] = others
  return account && decodeUserAllowListData(account)
}
