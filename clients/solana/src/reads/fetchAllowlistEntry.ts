import { solanaAddress } from '@mintline/core'
import { deriveAllowlistEntry } from '../pda/derivedAddresses.ts'
import type { AskOptions } from '../send/askNode.ts'
import type { AllowlistEntry } from './allowlistEntry.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import type { ReadConnection } from './readConnection.ts'
import { decodeUserAllowListData } from './records/userAllowListData.ts'

/** Whose entry to read. */
export interface AllowlistEntryQuery {
  /** Address of the deployment. */
  readonly deployment: string
  readonly wallet: string
  readonly phaseIndex: number
}

/**
 * What a wallet may mint in an allowlist phase; undefined = it is not on the list.
 *
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchAllowlistEntry(
  connection: ReadConnection,
  { deployment, wallet, phaseIndex }: AllowlistEntryQuery,
  options: AskOptions = {},
): Promise<AllowlistEntry | undefined> {
  const address = deriveAllowlistEntry(solanaAddress(deployment), solanaAddress(wallet), phaseIndex)
  const [account] = await fetchAccounts(connection, [address], options)
  return account && decodeUserAllowListData(account)
}
