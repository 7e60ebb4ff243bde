import type { AskOptions } from '@mintline/core/node'
import type { ReadConnection } from '../rpc/readConnection.ts'
import { type Drop, dropOf } from './drop.ts'
import { fetchChainTime } from './fetchChainTime.ts'
import { fetchCollectionInfo } from './fetchCollectionInfo.ts'

/**
 * Fetches a drop and its current phase by chain time.
 *
 * @param collection Symbol or any address: see `findDeployment`.
 * @throws EDITIONS_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, NODE_NOT_AVAILABLE, NODE_REFUSED, or
 * the signal's reason.
 */
export async function fetchDrop(
  connection: ReadConnection,
  collection: string,
  options: AskOptions = {},
): Promise<Drop> {
  const [info, now] = await Promise.all([
    fetchCollectionInfo(connection, collection, options),
    fetchChainTime(connection, options),
  ])
  return dropOf(info, now)
}
