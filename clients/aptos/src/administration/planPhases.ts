import { AccountAddress, U64 } from '../bcs/values.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import {
  type AdministrationCall,
  type AdministrationPlan,
  type DropChange,
  planOfOwner,
} from './administrationPlan.ts'
import type { DropSettings, PhaseRecord, PhaseTerms } from './dropSettings.ts'
import { orderPhases, type PhaseOperation } from './orderPhases.ts'
import { isSameTerms, type PhaseTermsInput, phaseTermsOf, termsArguments } from './phaseInput.ts'
import { assertPhasesHold } from './phaseRules.ts'

/** A requested phase and its current record; undefined = new phase. */
interface WantedPhase {
  readonly terms: PhaseTerms
  readonly before: PhaseRecord | undefined
}

/** What planning phases depends on. */
export type PhasedDrop = Pick<
  DropSettings,
  'ledger' | 'machine' | 'collection' | 'collectionOwner' | 'endTime' | 'platformFee' | 'phases'
>

/**
 * Plans which phases to add, modify and remove, so that a drop has exactly the given ones. The phases keep the rules
 * after each transaction.
 *
 * @param inputs All phases that the drop should have, in any order; empty = none.
 * @throws DROP_TIME_INVALID, U64_INVALID, NOT_WORD, DROP_PHASE_ROOT_NOT_ALLOWED for impossible terms.
 * @throws DROP_PHASE_NOT_FOUND, DROP_PHASE_REPEATED for ids.
 * @throws DROP_PHASE_HAS_MINTS if this would remove a phase with minted items.
 * @throws DROP_PHASE_HAS_ENTRIES if a phase with allowlist entries would get a merkle root.
 * @throws FIXED_IN_VERSION_1 for a limit per transaction in version 1.
 * @throws DROP_PHASES_TOO_MANY, DROP_PHASE_START_TAKEN, DROP_PHASE_AFTER_END, FLAT_FEE_CLOSES_PHASE
 * @throws DROP_PHASES_NOT_REACHABLE
 */
export function planPhases(
  settings: PhasedDrop,
  inputs: readonly PhaseTermsInput[],
): AdministrationPlan {
  const wanted = wantedPhases(settings.phases, inputs)
  for (const phase of wanted) assertFits(phase, settings)
  const kept = new Set(wanted.map(({ before }) => before))
  const removed = settings.phases.filter((phase) => !kept.has(phase))
  for (const { phaseId, minted } of removed) {
    if (minted > 0n) throw new AptosClientError('DROP_PHASE_HAS_MINTS', { phaseId, minted })
  }
  const changes = [
    ...wanted.flatMap(changeOf),
    ...removed.map((before) => ({ type: 'phase removed', before }) as const),
  ]
  const after = wanted.map(({ terms }) => terms)
  if (changes.length > 0) assertPhasesHold(after, settings)
  const operations = changes.map(operationOf)
  const calls = orderPhases(settings, operations).map((operation) =>
    callOf(settings.collection, operation),
  )
  return planOfOwner(settings, changes, calls)
}

type PhaseChange = Exclude<DropChange, { readonly type: 'set' | 'drop created' }>

function wantedPhases(
  phases: readonly PhaseRecord[],
  inputs: readonly PhaseTermsInput[],
): WantedPhase[] {
  const named = inputs.map(({ phaseId }) =>
    phaseId === undefined ? undefined : withId(phases, phaseId),
  )
  const taken = new Set<PhaseRecord>()
  for (const phase of named) {
    if (!phase) continue
    const { phaseId } = phase
    if (taken.has(phase)) throw new AptosClientError('DROP_PHASE_REPEATED', { phaseId })
    taken.add(phase)
  }
  return inputs.map((input, index) => {
    const terms = phaseTermsOf(input)
    const startsThen = (phase: PhaseRecord) => phase.saleMintTime === terms.saleMintTime
    const before = named[index] ?? phases.find((phase) => startsThen(phase) && !taken.has(phase))
    if (before) taken.add(before)
    return { terms, before }
  })
}

function withId(phases: readonly PhaseRecord[], phaseId: bigint): PhaseRecord {
  const found = phases.find((phase) => phase.phaseId === phaseId)
  if (!found) throw new AptosClientError('DROP_PHASE_NOT_FOUND', { phaseId })
  return found
}

function assertFits(
  { terms, before }: WantedPhase,
  { machine, collection }: Pick<DropSettings, 'machine' | 'collection'>,
): void {
  if (machine.version === 1 && terms.maxPerTransaction > 0n) {
    throw new AptosClientError('FIXED_IN_VERSION_1', { collection })
  }
  if (terms.merkleRoot !== undefined && before && before.entries > 0n) {
    const { phaseId, entries } = before
    throw new AptosClientError('DROP_PHASE_HAS_ENTRIES', { phaseId, entries })
  }
}

function changeOf({ terms: after, before }: WantedPhase): PhaseChange[] {
  if (!before) return [{ type: 'phase added', after }]
  return isSameTerms(before, after) ? [] : [{ type: 'phase modified', before, after }]
}

function operationOf(change: PhaseChange): PhaseOperation {
  switch (change.type) {
    case 'phase added':
      return { type: 'add', terms: change.after }
    case 'phase modified':
      return { type: 'modify', phaseId: change.before.phaseId, terms: change.after }
    case 'phase removed':
      return { type: 'remove', phaseId: change.before.phaseId }
  }
}

function callOf(contract: string, operation: PhaseOperation): AdministrationCall {
  const collection = AccountAddress.from(contract)
  if (operation.type === 'add') {
    return { name: 'addPhase', arguments: [collection, ...termsArguments(operation.terms)] }
  }
  const phaseId = new U64(operation.phaseId)
  if (operation.type === 'remove') return { name: 'removePhase', arguments: [collection, phaseId] }
  const terms = termsArguments(operation.terms)
  return { name: 'modifyPhase', arguments: [collection, phaseId, ...terms] }
}
