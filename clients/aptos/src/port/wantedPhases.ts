import type { DropPhaseTerms } from '@mintline/core/drop'
import type { DropSettings, PhaseRecord } from '../administration/dropSettings.ts'
import type { PhaseTermsInput } from '../administration/phaseInput.ts'
import type { PhaseName } from './dropChanges.ts'

/** Phases that a drop should have, and their names with their starts. */
export interface WantedPhases {
  readonly inputs: readonly PhaseTermsInput[]
  readonly names: readonly PhaseName[]
}

/** Converts wanted phases for `planPhases`. A new first phase without a start begins now. */
export function wantedPhases(
  phases: readonly DropPhaseTerms[],
  { phases: records, ledger: { now } }: Pick<DropSettings, 'phases' | 'ledger'>,
): WantedPhases {
  const found = matchPhases(phases, records)
  const inputs = phases.map((phase, index) => {
    const { key, kind, list, startTime, price, maxPerWallet, maxPerTransaction } = phase
    const record = found[index]
    const isPrivate = kind === 'list'
    return {
      // The planner refuses an id that is not on chain.
      phaseId: record?.phaseId ?? (key === undefined ? undefined : BigInt(key)),
      saleMintTime: startTime ?? record?.saleMintTime ?? now,
      saleMintPrice: price.value,
      // It is for unlisted wallets, which a private phase has none of.
      maxPerWallet: isPrivate ? (record?.maxPerWallet ?? 0n) : maxPerWallet,
      maxPerTransaction,
      isPrivate,
      merkleRoot: list?.form === 'merkle' ? list.root : undefined,
    }
  })
  const names = phases.map(({ name }, index) => ({
    name,
    index,
    start: inputs[index]?.saleMintTime ?? now,
  }))
  return { inputs, names }
}

/**
 * Matches wanted phases to those on chain. Returns records in the terms' order; undefined = the phase is new. A phase is
 * matched by its id, otherwise by its start. A first one without a start matches the earliest record left; and if both
 * sides have one phase left, these match.
 */
export function matchPhases(
  phases: readonly Pick<DropPhaseTerms, 'key' | 'startTime'>[],
  records: readonly PhaseRecord[],
): (PhaseRecord | undefined)[] {
  const taken = new Set<PhaseRecord>()
  const take = (record: PhaseRecord | undefined) => {
    if (record) taken.add(record)
    return record
  }
  const left = () => records.filter((record) => !taken.has(record))
  const found = phases.map(({ key }) =>
    key === undefined ? undefined : take(records.find(({ phaseId }) => `${phaseId}` === key)),
  )
  const isOpen = (index: number) => !found[index] && phases[index]?.key === undefined
  phases.forEach(({ startTime }, index) => {
    if (isOpen(index)) found[index] = take(left().find((one) => one.saleMintTime === startTime))
  })
  if (phases[0]?.startTime === undefined && isOpen(0)) found[0] = take(left()[0])
  const unknown = phases.flatMap((_, index) => (isOpen(index) ? [index] : []))
  const [index] = unknown
  if (index !== undefined && unknown.length === 1 && left().length === 1) found[index] = left()[0]
  return found
}
