import type { SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { CLOCK_SYSVAR } from '../addresses.ts'
import { SolanaReadError } from '../errors/solanaReadError.ts'
import { deriveEditionsControls } from '../pda/derivedAddresses.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { assembleCollectionInfo } from './assembleCollectionInfo.ts'
import type { CollectionInfo } from './collectionInfo.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import { decodeClock, fetchChainTime } from './fetchChainTime.ts'
import { fetchWithDeployment } from './fetchWithDeployment.ts'
import { decodeEditionsControls } from './records/editionsControls.ts'
import { decodeEditionsDeployment } from './records/editionsDeployment.ts'
import { decodeTokenMint } from './tokenMint.ts'

/** A collection, and when it was read. */
export interface TimedCollection {
  readonly collection: CollectionInfo
  /** Chain time in unix seconds. */
  readonly chainTime: bigint
}

/** A collection to read. */
export interface TimedCollectionQuery {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  /** The collection from an earlier read, which saves a search for its addresses; undefined = it was not read. */
  readonly before?: CollectionInfo | undefined
}

/**
 * Fetches everything about a collection, in two requests; more if it has to be found by another address than its
 * deployment's.
 *
 * @param collection Symbol or any address: see `findDeployment`.
 * @throws EDITIONS_NOT_FOUND, which names the symbol or the address; EDITIONS_CONTROLS_NOT_FOUND
 * @throws NOT_EDITIONS_ACCOUNT if the address belongs to something else.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchCollectionInfo(
  connection: ReadConnection,
  collection: string,
  options: AskOptions = {},
): Promise<CollectionInfo> {
  const query = { collection, addressesOf: controlsOf }
  const { deployment, others } = await fetchWithDeployment(connection, query, options)
  const [controls] = others
  const record = decodeEditionsDeployment(deployment)
  if (!controls) {
    throw new SolanaReadError('EDITIONS_CONTROLS_NOT_FOUND', { deployment: record.address })
  }
  const [groupMint] = await fetchAccounts(connection, [record.groupMint], options)
  return assembleCollectionInfo({
    deployment: record,
    controls: decodeEditionsControls(controls),
    groupMint: decodeTokenMint(record.groupMint, groupMint),
  })
}

function controlsOf(deployment: SolanaAddress): SolanaAddress[] {
  return [deriveEditionsControls(deployment)]
}

/**
 * Fetches a collection and chain time. With an earlier read, one request is enough, so that pages can poll it cheaply;
 * without, it takes those that `fetchCollectionInfo` and `fetchChainTime` need.
 *
 * @throws EDITIONS_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchTimedCollection(
  connection: ReadConnection,
  { deployment, before }: TimedCollectionQuery,
  options: AskOptions = {},
): Promise<TimedCollection> {
  const again = before && (await fetchAgain(connection, before, options))
  if (again) return again
  const [collection, chainTime] = await Promise.all([
    fetchCollectionInfo(connection, deployment, options),
    fetchChainTime(connection, options),
  ])
  return { collection, chainTime }
}

/** Undefined = the addresses hold something else, as on a local network that was started anew. */
async function fetchAgain(
  connection: ReadConnection,
  { editions, editionsControls, groupMint }: CollectionInfo,
  options: AskOptions,
): Promise<TimedCollection | undefined> {
  const addresses = [editions, editionsControls, groupMint, CLOCK_SYSVAR]
  const [deployment, controls, mint, clock] = await fetchAccounts(connection, addresses, options)
  if (!deployment || !controls) return undefined
  const record = decodeEditionsDeployment(deployment)
  if (record.groupMint !== groupMint) return undefined
  const collection = assembleCollectionInfo({
    deployment: record,
    controls: decodeEditionsControls(controls),
    groupMint: decodeTokenMint(groupMint, mint),
  })
  return { collection, chainTime: decodeClock(clock).unixTimestamp }
}
