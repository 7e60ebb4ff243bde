import type { Connection } from '@solana/web3.js'
import { type Drop, dropOf } from './drop.ts'
import { fetchChainTime } from './fetchChainTime.ts'
import { fetchCollectionInfo } from './fetchCollectionInfo.ts'

/**
 * A drop and its current phase, by the clock of the chain.
 *
 * @param deployment Address of the deployment; `findDeployment` finds it by anything else.
 * @throws INVALID_ADDRESS, EDITIONS_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT,
 * NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function fetchDrop(connection: Connection, deployment: string): Promise<Drop> {
  const [info, now] = await Promise.all([
    fetchCollectionInfo(connection, deployment),
    fetchChainTime(connection),
  ])
  return dropOf(info, now)
}
