import type { AskOptions } from '@mintline/core'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { SolanaReadError } from '../errors/solanaReadError.ts'
import { deriveEditionsControls } from '../pda/derivedAddresses.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { assembleCollectionInfo } from './assembleCollectionInfo.ts'
import type { CollectionInfo } from './collectionInfo.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import { fetchWithDeployment } from './fetchWithDeployment.ts'
import { decodeEditionsControls } from './records/editionsControls.ts'
import { decodeEditionsDeployment } from './records/editionsDeployment.ts'
import { decodeTokenMint } from './tokenMint.ts'

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
