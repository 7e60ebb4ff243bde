import type { SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { deriveEditionsControls } from '../pda/derivedAddresses.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { groupMetadata } from './assembleCollectionInfo.ts'
import type { CollectionInfo } from './collectionInfo.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import { fetchWithDeployment } from './fetchWithDeployment.ts'
import { decodeEditionsControls } from './records/editionsControls.ts'
import { decodeEditionsDeployment } from './records/editionsDeployment.ts'
import { decodeTokenMint } from './tokenMint.ts'

/** Facts that every collection has, with or without the controls program. */
export interface CollectionFacts extends Pick<CollectionInfo, 'royalties' | 'metadata'> {
  /** The deployment's address, which identifies the collection everywhere. */
  readonly editions: SolanaAddress
  readonly symbol: string
  readonly groupMint: SolanaAddress
  /** The collection's owner: without controls, whoever administers the deployment. */
  readonly owner: SolanaAddress
}

/**
 * Fetches a collection's facts. Unlike `fetchCollectionInfo`, it also works for a deployment that another program than
 * controls administers.
 *
 * @param collection Symbol or any address: see `findDeployment`.
 * @throws EDITIONS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchCollectionFacts(
  connection: ReadConnection,
  collection: string,
  options: AskOptions = {},
): Promise<CollectionFacts> {
  const addressesOf = (deployment: SolanaAddress) => [deriveEditionsControls(deployment)]
  const read = await fetchWithDeployment(connection, { collection, addressesOf }, options)
  const [controls] = read.others
  const { address, symbol, groupMint, creator } = decodeEditionsDeployment(read.deployment)
  const [mint] = await fetchAccounts(connection, [groupMint], options)
  return {
    editions: address,
    symbol,
    groupMint,
    owner: controls ? decodeEditionsControls(controls).creator : creator,
    ...groupMetadata(decodeTokenMint(groupMint, mint)),
  }
}
