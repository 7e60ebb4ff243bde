import { MintlineError, solanaAddress } from '@mintline/core'
import { deriveEditionsControls } from '../pda/derivedAddresses.ts'
import type { AskOptions } from '../send/askNode.ts'
import { assembleCollectionInfo } from './assembleCollectionInfo.ts'
import type { CollectionInfo } from './collectionInfo.ts'
import { fetchAccounts } from './fetchAccounts.ts'
import type { ReadConnection } from './readConnection.ts'
import { decodeEditionsControls } from './records/editionsControls.ts'
import { decodeEditionsDeployment } from './records/editionsDeployment.ts'
import { decodeTokenMint } from './tokenMint.ts'

/**
 * All that is known of a collection, in two requests.
 *
 * @param deployment Address of the deployment; `findDeployment` finds it by anything else.
 * @throws INVALID_ADDRESS, EDITIONS_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND
 * @throws NOT_EDITIONS_ACCOUNT where the address is that of something else.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchCollectionInfo(
  connection: ReadConnection,
  deployment: string,
  options: AskOptions = {},
): Promise<CollectionInfo> {
  const address = solanaAddress(deployment)
  const accounts = [address, deriveEditionsControls(address)]
  const [editions, controls] = await fetchAccounts(connection, accounts, options)
  if (!editions) throw new MintlineError('EDITIONS_NOT_FOUND', { collection: deployment })
  const record = decodeEditionsDeployment(editions)
  if (!controls) throw new MintlineError('EDITIONS_CONTROLS_NOT_FOUND', { deployment })
  const [groupMint] = await fetchAccounts(connection, [record.groupMint], options)
  return assembleCollectionInfo({
    deployment: record,
    controls: decodeEditionsControls(controls),
    groupMint: decodeTokenMint(record.groupMint, groupMint),
  })
}
