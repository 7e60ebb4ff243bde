import type { CollectionInfo } from '@mintline/solana'
import { tryFirstMints as simulate } from '@mintline/solana/drop'
import type { DropConfig } from '../config/solanaConfig.ts'
import type { PhaseList } from '../lists/readPhaseLists.ts'
import type { WriteSession } from '../sending/writeSession.ts'
import { type FirstMintReport, reportFirstMints } from './firstMints.ts'

/** A collection in its present or future state, with its phases' lists. */
export interface TriedCollection {
  readonly info: CollectionInfo
  readonly config: DropConfig
  /** By phase index. */
  readonly lists: readonly PhaseList[]
}

/**
 * Simulates the first mint for each open or coming phase in a deployed collection, before its lists are written.
 *
 * @throws FIRST_MINT_REFUSED for the first phase in which nobody could mint.
 */
export async function tryFirstMints(
  { cluster, context: { signal } }: Pick<WriteSession, 'cluster' | 'context'>,
  { info, config, lists }: TriedCollection,
): Promise<FirstMintReport[]> {
  const phases = config.phases.map(({ name }, index) => {
    const { entries, tree } = lists[index] ?? {}
    const [entry] = entries ?? []
    const proof = tree?.documentAt(0)
    return { name, minter: entry || proof ? { entry, proof } : undefined }
  })
  return reportFirstMints(await simulate(cluster.connection, { info, phases }, { signal }))
}
