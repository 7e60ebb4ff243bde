import type { PhaseRecord } from '@mintline/aptos'
import type { AptosPhaseConfig } from '../config/aptosSchema.ts'

/**
 * The phases on chain that those of a config are, in the order of the config; undefined = it is new. A phase is known by
 * its id, otherwise by its start. The first one without a start is the earliest of the others; and where both sides have
 * one phase left, these are the same.
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

/** Names of the phases of a config by the ids that they have on chain. */
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
