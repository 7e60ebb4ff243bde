import type { PhaseRecord, PhaseTermsInput } from '@mintline/aptos'
import { PHASE_TYPES } from '@mintline/core'
import type { AptosPhaseConfig } from '../config/aptosSchema.ts'
import { phaseTypeOf } from '../config/phaseType.ts'
import type { PhaseName } from '../drop/changeTexts.ts'
import type { AptosPhaseList } from '../lists/readAptosLists.ts'
import { matchPhases } from './matchPhases.ts'

/** A config's phases with their lists, beside those on chain. */
export interface ComparedPhases {
  readonly phases: readonly AptosPhaseConfig[]
  /** In phase order; undefined = the phase has none. */
  readonly lists: readonly (AptosPhaseList | undefined)[]
  readonly records: readonly PhaseRecord[]
  /** Unix seconds, at which a new first phase without a start begins. */
  readonly now: bigint
}

/** Phases that a drop should have, and their names with their starts. */
export interface WantedPhases {
  readonly inputs: readonly PhaseTermsInput[]
  readonly names: readonly PhaseName[]
}

/** Converts a config's phases for `planPhases`. */
export function wantedPhases({ phases, lists, records, now }: ComparedPhases): WantedPhases {
  const found = matchPhases(phases, records)
  const inputs = phases.map((phase, index) => {
    const record = found[index]
    const { isListed } = PHASE_TYPES[phaseTypeOf(phase)]
    return {
      // The client refuses an id that is not on chain.
      phaseId: record?.phaseId ?? phase.phaseId,
      saleMintTime: phase.start ?? record?.saleMintTime ?? now,
      saleMintPrice: phase.price,
      maxPerWallet: isListed ? (record?.maxPerWallet ?? 0n) : phase.maxMintsPerWallet,
      maxPerTransaction: phase.maxMintsPerTransaction,
      isPrivate: isListed,
      merkleRoot: lists[index]?.merkle?.merkleRoot ?? phase.merkleRoot,
    }
  })
  const names = phases.map(({ name }, index) => ({
    name,
    index,
    start: inputs[index]?.saleMintTime ?? now,
  }))
  return { inputs, names }
}
