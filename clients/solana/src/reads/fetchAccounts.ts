import type { AskOptions } from '@mintline/core/node'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import {
  addressKey,
  type DataSlice,
  type ReadConnection,
  type StoredAccount,
  storedAccount,
} from '../rpc/readConnection.ts'

/** Maximum accounts per request. */
export const MAX_ACCOUNTS_PER_REQUEST = 100

/** Options for reading accounts. */
export interface AccountsOptions extends AskOptions {
  /** Which bytes to return from each account's data. Default: all. */
  readonly dataSlice?: DataSlice
}

/**
 * Fetches accounts in request order, with one request; undefined = no account there.
 *
 * @param addresses At most 100, in base58.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchAccounts(
  connection: ReadConnection,
  addresses: readonly string[],
  { dataSlice, ...options }: AccountsOptions = {},
): Promise<(StoredAccount | undefined)[]> {
  if (addresses.length === 0) return []
  const keys = addresses.map(addressKey)
  const ask = (at: StateConfig) =>
    connection.getMultipleAccountsInfo(keys, { ...at, ...(dataSlice && { dataSlice }) })
  const infos = await askForState(connection, 'getMultipleAccounts', ask, options)
  return keys.map((key, index) => storedAccount(key, infos[index] ?? null))
}
