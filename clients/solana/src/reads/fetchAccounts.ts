import type { Connection, PublicKey } from '@solana/web3.js'
import { type AskOptions, askNode } from '../send/askNode.ts'
import { type StoredAccount, storedAccount } from './storedAccount.ts'

/** Accounts that a node answers in one request at most. */
export const MAX_ACCOUNTS_PER_REQUEST = 100

/**
 * Accounts in the order of their addresses, read in one request; undefined where nothing is stored.
 *
 * @param addresses At most 100.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchAccounts(
  connection: Connection,
  addresses: readonly PublicKey[],
  options: AskOptions = {},
): Promise<(StoredAccount | undefined)[]> {
  if (addresses.length === 0) return []
  const ask = () => connection.getMultipleAccountsInfo([...addresses])
  const infos = await askNode('getMultipleAccounts', ask, options)
  return addresses.map((address, index) => storedAccount(address, infos[index] ?? null))
}
