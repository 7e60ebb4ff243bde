import { type FirstMintTrial, phasesOpenAfter } from '@mintline/core/drop'
import { PHASE_TYPES } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import { type FirstMint, simulateFirstMints } from '../administration/simulateFirstMints.ts'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import { fetchChainTime } from '../reads/fetchChainTime.ts'

/** A list's wallet: an entry that the list has or gets, or a proof. */
export type ListedMinter = Pick<FirstMint, 'entry' | 'proof'>

/** A deployed collection with its phases, and a wallet for each list. */
export interface TriedDrop {
  readonly info: CollectionInfo
  /** By phase index, in the terms' order. */
  readonly phases: readonly {
    readonly name: string
    /** The first wallet of the phase's list; undefined = the phase has none, or its list is elsewhere. */
    readonly minter: ListedMinter | undefined
  }[]
}

interface TriedPhase {
  readonly name: string
  /** Unix seconds. */
  readonly closing: bigint
  /** Undefined = its list is elsewhere. */
  readonly mint: FirstMint | undefined
}

/**
 * Simulates the first mint in each open or coming phase of a deployed collection; before its lists are written, too.
 *
 * @returns In phase order.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function tryFirstMints(
  connection: Connection,
  { info, phases }: TriedDrop,
  options: AskOptions = {},
): Promise<readonly FirstMintTrial[]> {
  const all = phases.flatMap(({ name, minter }, index): TriedPhase[] => {
    const phase = info.phases[index]
    if (!phase?.active) return []
    return [{ name, closing: phase.endTime, mint: mintIn(phase, minter) }]
  })
  const tried = phasesOpenAfter(all, await fetchChainTime(connection, options))
  const mints = tried.flatMap(({ mint }) => (mint ? [mint] : []))
  const results = await simulateFirstMints(connection, { info, mints }, options)
  let next = 0
  return tried.map(({ name: phase, mint }) =>
    mint ? { phase, ...results[next++] } : { phase, notSimulated: 'listElsewhere' },
  )
}

function mintIn(phase: EditionPhase, minter: ListedMinter | undefined): FirstMint | undefined {
  if (!PHASE_TYPES[phase.phaseType].isListed) return { phase }
  return minter && { phase, ...minter }
}
