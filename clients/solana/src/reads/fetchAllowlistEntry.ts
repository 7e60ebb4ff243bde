import { solanaAddress } from '@mintline/core'
import { type Connection, PublicKey } from '@solana/web3.js'
import { allowlistEntryAddress } from '../pda/editionsControls.ts'
import type { AskOptions } from '../send/askNode.ts'
import type { AllowlistEntry } from './allowlistEntry.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import { decodeUserAllowListData } from './records/userAllowListData.ts'

/** Whose entry to read. */
export interface AllowlistEntryQuery extends AskOptions {
  /** Address of the deployment. */
  readonly deployment: string
  /** The wallet. */
  readonly user: string
  readonly phaseIndex: number
}

/**
 * What a wallet may mint in an allowlist phase; undefined = it is not on the list.
 *
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchAllowlistEntry(
  connection: Connection,
  { deployment, user, phaseIndex, ...options }: AllowlistEntryQuery,
): Promise<AllowlistEntry | undefined> {
  const collection = new PublicKey(solanaAddress(deployment))
  const wallet = new PublicKey(solanaAddress(user))
  const address = allowlistEntryAddress(collection, wallet, phaseIndex)
  const [account] = await fetchAccounts(connection, [address], options)
  return account && decodeUserAllowListData(account)
}
