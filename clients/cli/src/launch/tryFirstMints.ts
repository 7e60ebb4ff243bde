import { PHASE_TYPES } from '@mintline/core'
import { type FirstMintTrial, phasesOpenAfter } from '@mintline/core/drop'
import {
  type CollectionInfo,
  type EditionPhase,
  type FirstMint,
  fetchChainTime,
  simulateFirstMints,
} from '@mintline/solana'
import type { DropConfig } from '../config/schema.ts'
import type { PhaseList } from '../lists/readPhaseLists.ts'
import type { WriteSession } from '../sending/openSession.ts'
import { type FirstMintReport, reportFirstMints } from './firstMints.ts'

/** A collection in its present or future state, with its phases' lists. */
export interface TriedCollection {
  readonly info: CollectionInfo
  readonly config: DropConfig
  /** By phase index. */
  readonly lists: readonly PhaseList[]
}

interface TriedPhase {
  readonly name: string
  /** Unix seconds. */
  readonly closing: bigint
  /** Undefined = its list is elsewhere. */
  readonly mint: FirstMint | undefined
}

/**
 * Simulates the first mint for each open or coming phase in a deployed collection, before its lists are written.
 *
 * @throws FIRST_MINT_REFUSED for the first phase in which nobody could mint.
 */
export async function tryFirstMints(
  { cluster, context: { signal } }: Pick<WriteSession, 'cluster' | 'context'>,
  tried: TriedCollection,
): Promise<FirstMintReport[]> {
  const { connection } = cluster
  const phases = phasesOpenAfter(phasesOf(tried), await fetchChainTime(connection, { signal }))
  const mints = phases.flatMap(({ mint }) => (mint ? [mint] : []))
  const results = await simulateFirstMints(connection, { info: tried.info, mints }, { signal })
  let next = 0
  return reportFirstMints(
    phases.map(({ name: phase, mint }): FirstMintTrial => {
      return mint ? { phase, ...results[next++] } : { phase, notSimulated: 'listElsewhere' }
    }),
  )
}

/** Returns the config's phases that are not closed. */
function phasesOf({ info, config, lists }: TriedCollection): TriedPhase[] {
  return config.phases.flatMap(({ name }, index) => {
    const phase = info.phases[index]
    if (!phase?.active) return []
    return [{ name, closing: phase.endTime, mint: firstMintOf(phase, lists[index]) }]
  })
}

function firstMintOf(phase: EditionPhase, list: PhaseList | undefined): FirstMint | undefined {
  if (!PHASE_TYPES[phase.phaseType].isListed) return { phase }
  const entry = list?.entries?.[0]
  const proof = list?.tree?.documentAt(0)
  return entry || proof ? { phase, entry, proof } : undefined
}
