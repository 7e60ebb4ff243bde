import { inParallel } from '@mintline/core/async'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import {
  type FetchMetadataOptions,
  fetchItemMetadataOrUri,
  type ItemMetadata,
} from '@mintline/core/metadata'
import type { AskOptions } from '@mintline/core/node'
import { askForState } from '../rpc/askForState.ts'
import { addressKey, type ReadConnection, type StoredAccount } from '../rpc/readConnection.ts'
import { fetchInBatches } from './fetchInBatches.ts'
import { fetchItemMints, type ItemMint } from './fetchItemMints.ts'
import { progressCounter, type ReadOptions } from './readOptions.ts'
import { notEditionsAccount, readAddress } from './records/decodeRecord.ts'
import { isTokenKind, readHolder } from './tokenAccounts.ts'

/** Concurrent requests for metadata documents. */
const CONCURRENT_DOCUMENTS = 8

/** An item in a collection. */
export interface Item extends ItemMint {
  /** Holder; undefined if not requested, or if the item was burned. */
  readonly owner: SolanaAddress | undefined
  /** The metadata at the uri, or the uri itself if that cannot be read. */
  readonly metadata: ItemMetadata
}

/** Options for reading items. */
export interface ItemsOptions extends ReadOptions {
  /** Fetch the holders, with one more request per item. Default: no. */
  readonly withOwners?: boolean
  /** Options for fetching metadata. */
  readonly metadata?: Omit<FetchMetadataOptions, 'signal' | 'clock'>
}

/** Concurrent requests: public nodes refuse more. */
const CONCURRENT_REQUESTS = 4
/** Token accounts per request. */
const ACCOUNTS_PER_REQUEST = 50

/**
 * Fetches items with their metadata, in request order. A metadata URI that several items share is read once; if it
 * cannot be read in 3 attempts, the URI itself is returned. Progress counts items.
 *
 * @param mints Mint addresses: see `fetchMints`.
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 * @throws NOT_EDITIONS_ACCOUNT for a mint that is not an item's.
 */
export async function fetchItems(
  connection: ReadConnection,
  mints: readonly string[],
  options: ItemsOptions = {},
): Promise<Item[]> {
  const { withOwners = false, onProgress: _, ...ask } = options
  const found = await fetchItemMints(connection, mints, ask)
  const owners = withOwners ? await fetchItemOwners(connection, mints, ask) : []
  const items = found.map((item, index) => ({ ...item, owner: owners[index] }))
  const count = progressCounter(items.length, options)
  const readMetadata = metadataReader(options)
  const withMetadata = async (item: Omit<Item, 'metadata'>, signal: AbortSignal) => {
    const metadata = await readMetadata(item.uri, signal)
    count(1)
    return { ...item, metadata }
  }
  return inParallel(items, withMetadata, {
    concurrency: CONCURRENT_DOCUMENTS,
    signal: options.signal,
  })
}

/** Reads metadata with a cache by URI, as items may share one. */
function metadataReader({ metadata, clock }: ItemsOptions) {
  const asked = new Map<string, Promise<ItemMetadata>>()
  return (uri: string, signal: AbortSignal): Promise<ItemMetadata> => {
    const answer = asked.get(uri) ?? fetchItemMetadataOrUri(uri, { ...metadata, clock, signal })
    asked.set(uri, answer)
    return answer
  }
}

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
