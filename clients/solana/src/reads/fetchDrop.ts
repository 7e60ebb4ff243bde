import type { AskOptions } from '../send/askNode.ts'
import { type Drop, dropOf } from './drop.ts'
import { fetchChainTime } from './fetchChainTime.ts'
import { fetchCollectionInfo } from './fetchCollectionInfo.ts'
import type { ReadConnection } from './readConnection.ts'

/**
 * A drop and its current phase, by the clock of the chain.
 *
 * @param deployment Address of the deployment; `findDeployment` finds it by anything else.
 * @throws INVALID_ADDRESS, EDITIONS_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT,
 * NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchDrop(
  connection: ReadConnection,
  deployment: string,
  options: AskOptions = {},
): Promise<Drop> {
  const [info, now] = await Promise.all([
    fetchCollectionInfo(connection, deployment, options),
    fetchChainTime(connection, options),
  ])
  return dropOf(info, now)
}
