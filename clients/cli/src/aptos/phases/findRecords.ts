import type { PhaseRecord } from '@mintline/aptos'
import { matchPhases } from '@mintline/aptos/drop'
import type { AptosPhaseConfig } from '../config/aptosConfig.ts'

/** Matches a config's phases to those on chain. Returns records in config order; undefined = the phase is new. */
export function findRecords(
  phases: readonly Pick<AptosPhaseConfig, 'key' | 'startTime'>[],
  records: readonly PhaseRecord[],
): (PhaseRecord | undefined)[] {
  return matchPhases(phases, records)
}

/** Returns phase names from a config by the phases' ids on chain. */
export function phaseNames(
  phases: readonly Pick<AptosPhaseConfig, 'name' | 'key' | 'startTime'>[],
  records: readonly PhaseRecord[],
): ReadonlyMap<bigint, string> {
  const found = findRecords(phases, records)
  return new Map(
    phases.flatMap(({ name }, index) => {
      const id = found[index]?.phaseId
      return id === undefined ? [] : [[id, name] as const]
    }),
  )
}
