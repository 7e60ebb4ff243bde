import { isMintlineError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import { fetchTimedCollection, type TimedCollection } from '../reads/fetchCollectionInfo.ts'
import { isPhaseOpen } from '../reads/phaseStatus.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'

/** A collection and its open phases. */
export interface OpenPhases {
  readonly collection: CollectionInfo
  /** In index order, so the first is the specification's current phase. */
  readonly phases: readonly EditionPhase[]
}

/**
 * Fetches a collection and its open phases by chain time.
 *
 * @param deployment Symbol or any address of the collection: see `findDeployment`.
 * @throws DEPLOYMENT_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchOpenPhases(
  connection: ReadConnection,
  deployment: string,
  options: AskOptions = {},
): Promise<OpenPhases> {
  try {
    return openPhasesOf(await fetchTimedCollection(connection, { deployment }, options))
  } catch (error) {
    if (!isMintlineError(error, 'EDITIONS_NOT_FOUND')) throw error
    throw new SolanaClientError('DEPLOYMENT_NOT_FOUND', { deployment }, { cause: error })
  }
}

/** Picks the phases that were open when the collection was read. */
export function openPhasesOf({ collection, chainTime }: TimedCollection): OpenPhases {
  const phases = collection.phases.filter((phase) => isPhaseOpen(phase, chainTime))
  return { collection, phases }
}
