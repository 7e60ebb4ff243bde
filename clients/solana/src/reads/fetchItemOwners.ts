import { type AskOptions, inParallel } from '@mintline/core'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { askForState } from '../rpc/askForState.ts'
import { addressKey, type ReadConnection } from '../rpc/readConnection.ts'
import type { StoredAccount } from '../rpc/storedAccount.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import { notEditionsAccount, readAddress } from './records/decodeRecord.ts'
import { isTokenKind, readHolder } from './tokenAccounts.ts'

/** Concurrent requests: public nodes refuse more. */
const CONCURRENT_REQUESTS = 4
/** Token accounts per request. */
const ACCOUNTS_PER_REQUEST = 50

/**
 * Fetches each item's holder, in request order; undefined = the item was burned.
 *
 * @throws INVALID_ADDRESS, and NOT_EDITIONS_ACCOUNT for another token program's mint.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchItemOwners(
  connection: ReadConnection,
  mints: readonly string[],
  options: AskOptions = {},
): Promise<(SolanaAddress | undefined)[]> {
  const holders = await inParallel(
    mints,
    (mint, signal) => fetchTokenAccount(connection, mint, { ...options, signal }),
    { concurrency: CONCURRENT_REQUESTS, signal: options.signal },
  )
  const accounts = await fetchInBatches(
    connection,
    holders.filter((holder) => holder !== undefined),
    { ...options, batchSize: ACCOUNTS_PER_REQUEST },
  )
  const owners = new Map(accounts.flatMap((account) => (account ? [ownerOf(account)] : [])))
  return holders.map((holder) => (holder === undefined ? undefined : owners.get(holder)))
}

/** Finds the account with the only token; undefined = it no longer exists. */
async function fetchTokenAccount(
  connection: ReadConnection,
  mint: string,
  options: AskOptions,
): Promise<string | undefined> {
  const key = addressKey(solanaAddress(mint))
  const ask = () => connection.getTokenLargestAccounts(key)
  const { value } = await askForState(connection, 'getTokenLargestAccounts', ask, options)
  return value.find(({ amount }) => amount !== '0')?.address.toBase58()
}

function ownerOf(account: StoredAccount): [account: string, owner: SolanaAddress] {
  const { address, data } = account
  if (!isTokenKind(account, 'tokenAccount')) throw notEditionsAccount(address, 'token account')
  return [address, readAddress(readHolder(data))]
}
