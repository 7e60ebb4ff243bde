import type { PhaseRecord } from '@mintline/aptos'
import type { AptosPhaseConfig } from '../config/aptosSchema.ts'

/**
 * Matches a config's phases to those on chain. Returns records in config order; undefined = the phase is new. A phase
 * is matched by its id, otherwise by its start. A first one without a start matches the earliest record left; and if
 * both sides have one phase left, these match.
 */
export function matchPhases(
  phases: readonly Pick<AptosPhaseConfig, 'phaseId' | 'start'>[],
  records: readonly PhaseRecord[],
): (PhaseRecord | undefined)[] {
  const taken = new Set<PhaseRecord>()
  const take = (record: PhaseRecord | undefined) => {
    if (record) taken.add(record)
    return record
  }
  const left = () => records.filter((record) => !taken.has(record))
  const found = phases.map(({ phaseId }) =>
    phaseId === undefined ? undefined : take(records.find((one) => one.phaseId === phaseId)),
  )
  const isOpen = (index: number) => !found[index] && phases[index]?.phaseId === undefined
  phases.forEach(({ start }, index) => {
    if (isOpen(index)) found[index] = take(left().find((one) => one.saleMintTime === start))
  })
  if (phases[0]?.start === undefined && isOpen(0)) found[0] = take(left()[0])
  const unknown = phases.flatMap((_, index) => (isOpen(index) ? [index] : []))
  const [index] = unknown
  if (index !== undefined && unknown.length === 1 && left().length === 1) found[index] = left()[0]
  return found
}

/** Returns phase names from a config by the phases' ids on chain. */
export function phaseNames(
  phases: readonly Pick<AptosPhaseConfig, 'name' | 'phaseId' | 'start'>[],
  records: readonly PhaseRecord[],
): ReadonlyMap<bigint, string> {
  const found = matchPhases(phases, records)
  return new Map(
    phases.flatMap(({ name }, index) => {
      const id = found[index]?.phaseId
      return id === undefined ? [] : [[id, name] as const]
    }),
  )
}
