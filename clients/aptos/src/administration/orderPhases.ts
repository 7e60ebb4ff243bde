import { isMintlineError } from '@mintline/core/errors'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { DropSettings, PhaseTerms } from './dropSettings.ts'
import { isSameTerms } from './phaseInput.ts'
import { assertPhasesHold, lastStarted, type PhaseContext } from './phaseRules.ts'

/** A change to one phase. */
export type PhaseOperation =
  | { readonly type: 'add'; readonly terms: PhaseTerms }
  | { readonly type: 'modify'; readonly phaseId: bigint; readonly terms: PhaseTerms }
  | { readonly type: 'remove'; readonly phaseId: bigint }

/** What the order depends on. */
type OrderedDrop = Pick<DropSettings, 'phases' | 'collection'> & PhaseContext

/** Phases between two operations; new ones have no id yet. */
type Phases = readonly (PhaseTerms & { readonly phaseId?: bigint })[]

/** While a phase is in the way, it starts this many seconds after all others. */
const PUT_OFF = 3_600n

/**
 * Orders operations so that the phases keep the rules after each one. It prefers an operation after which the current
 * terms are the old or the final ones, then one that closes the drop for a moment. If phases swap starts, one of them
 * is postponed first.
 *
 * @throws DROP_PHASES_NOT_REACHABLE if no such order exists.
 */
export function orderPhases(
  settings: OrderedDrop,
  operations: readonly PhaseOperation[],
): PhaseOperation[] {
  const { ledger, collection } = settings
  const target = operations.reduce(applied, settings.phases as Phases)
  const wanted = [settings.phases, target].map((phases) => lastStarted(phases, ledger.now))
  const riskOf = (phases: Phases) => {
    const current = lastStarted(phases, ledger.now)
    if (wanted.some((each) => each && current && isSameTerms(each, current))) return 0
    return current === undefined ? 1 : 2
  }
  const ordered: PhaseOperation[] = []
  const putOff = new Set<PhaseOperation>()
  let phases: Phases = settings.phases
  let left = [...operations]
  const best = (candidates: readonly PhaseOperation[]) =>
    candidates
      .filter((operation) => isAllowed(applied(phases, operation), settings))
      .toSorted((one, other) => riskOf(applied(phases, one)) - riskOf(applied(phases, other)))[0]
  while (left.length > 0) {
    const next = best(left)
    if (next) {
      left = left.filter((operation) => operation !== next)
      phases = applied(phases, next)
      ordered.push(next)
      continue
    }
    const start = freeStart([...phases, ...target], settings)
    const postponed = new Map<PhaseOperation, PhaseOperation>()
    for (const operation of left) {
      if (operation.type !== 'modify' || putOff.has(operation) || start === undefined) continue
      const terms = { ...operation.terms, saleMintTime: start }
      postponed.set({ ...operation, terms }, operation)
    }
    const detour = best([...postponed.keys()])
    const delayed = detour && postponed.get(detour)
    if (!delayed) throw new AptosClientError('DROP_PHASES_NOT_REACHABLE', { collection })
    putOff.add(delayed)
    phases = applied(phases, detour)
    ordered.push(detour)
  }
  return ordered
}

function applied(phases: Phases, operation: PhaseOperation): Phases {
  if (operation.type === 'add') return [...phases, operation.terms]
  const { phaseId } = operation
  if (operation.type === 'remove') return phases.filter((phase) => phase.phaseId !== phaseId)
  return phases.map((phase) =>
    phase.phaseId === phaseId ? { ...operation.terms, phaseId } : phase,
  )
}

function isAllowed(phases: Phases, settings: OrderedDrop): boolean {
  try {
    assertPhasesHold(phases, settings)
    return true
  } catch (error) {
    if (isMintlineError(error)) return false
    throw error
  }
}

/** Finds an unused start time, as late as the drop's end allows; undefined = none is left. */
function freeStart(
  phases: Phases,
  { ledger, endTime }: Pick<DropSettings, 'ledger' | 'endTime'>,
): bigint | undefined {
  const starts = phases.map(({ saleMintTime }) => saleMintTime)
  let latest = ledger.now
  for (const start of starts) if (start > latest) latest = start
  const start = latest + PUT_OFF
  if (endTime === undefined || start < endTime) return start
  const taken = new Set(starts)
  let free = endTime - 1n
  while (taken.has(free)) free -= 1n
  return free > 0n ? free : undefined
}
