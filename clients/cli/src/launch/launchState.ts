import { type CollectionInfo, diffAllowlist, fetchAllowlist } from '@mintline/solana'
import type { LoadedConfig } from '../config/loadConfig.ts'
import type { PhaseList } from '../lists/readPhaseLists.ts'
import type { WriteSession } from '../sending/openSession.ts'

/** What a launch works with, read before anything is sent. */
export interface LaunchInput {
  readonly session: WriteSession
  readonly loaded: LoadedConfig
  /** By index of the phase. */
  readonly lists: readonly PhaseList[]
  readonly fundReceivers: boolean
  /** Whether to wait for another process that changes one of the lists. */
  readonly wait: boolean
}

/** Entries of a phase that are not on chain as they should be. */
export interface MissingEntries {
  readonly phaseIndex: number
  readonly added: ReturnType<typeof diffAllowlist>['added']
  readonly changed: ReturnType<typeof diffAllowlist>['added']
}

/** What is missing of all lists on chain; all of them where the collection is not there yet. */
export async function missingEntries(
  { session, lists }: LaunchInput,
  info: CollectionInfo | undefined,
): Promise<MissingEntries[]> {
  const missing: MissingEntries[] = []
  for (const [phaseIndex, { entries }] of lists.entries()) {
    if (!entries) continue
    const isThere = info?.phases[phaseIndex] !== undefined
    const onChain = isThere
      ? await fetchAllowlist(session.cluster.connection, { deployment: info.editions, phaseIndex })
      : []
    const { added, changed } = diffAllowlist(entries, onChain)
    missing.push({ phaseIndex, added, changed: changed.map(({ entry }) => entry) })
  }
  return missing
}
