import { NEVER_PAID, type ReceiverName } from './names.ts'
import type { Refusals } from './refusals.ts'
import { currentIndex, entriesOf, type State, sortedPhases } from './state.ts'
import type { Split } from './steps.ts'

const MAX_PHASES = 20

/** Rules that a drop satisfies after every change. */
export function* invariants(state: State): Refusals {
  const { totalSupply, isOpenEdition, items } = state
  if (!isOpenEdition && totalSupply === 0n) yield 'ESUPPLY_REQUIRED'
  if (totalSupply !== 0n && totalSupply < BigInt(items.length)) yield 'ESUPPLY_BELOW_MINTED'
  yield* phasesHold(state)
  for (const { id, list } of state.phases) {
    if (list && entriesOf(state, id) > 0) yield 'EPHASE_HAS_ENTRIES'
  }
  yield* splitHolds(state.fee.split, 5)
  yield* feeHolds(state)
  yield* splitHolds(state.revenue, 10)
  yield* canReceive(state.royalties.payee)
}

function* phasesHold(state: State): Refusals {
  if (state.phases.length > MAX_PHASES) yield 'ETOO_MANY_PHASES'
  let before: bigint | undefined
  for (const { start } of sortedPhases(state)) {
    if (start === before) yield 'ESTART_TAKEN'
    if (state.end !== undefined && start >= state.end) yield 'EPHASE_AFTER_END'
    before = start
  }
}

function* feeHolds(state: State): Refusals {
  const { value, isFlat } = state.fee
  if (!isFlat) {
    if (value > 10_000n) yield 'EFEE_ABOVE_100_PERCENT'
    return
  }
  const first = currentIndex({ ...state, end: undefined }) ?? 0
  const coming = sortedPhases(state).slice(first)
  if (coming.some(({ price }) => price < value)) yield 'EFEE_EXCEEDS_PRICE'
}

function* splitHolds(split: Split, max: number): Refusals {
  if (split.length === 0) yield 'ENO_RECIPIENTS'
  if (split.length > max) yield 'ETOO_MANY_RECIPIENTS'
  const seen = new Set<ReceiverName>()
  for (const { to, share } of split) {
    if (share === 0n) yield 'EINVALID_SHARES'
    yield* canReceive(to)
    if (seen.has(to)) yield 'EDUPLICATE_RECIPIENT'
    seen.add(to)
  }
  if (split.reduce((sum, { share }) => sum + share, 0n) !== 100n) yield 'EINVALID_SHARES'
}

function* canReceive(to: ReceiverName): Refusals {
  const never: readonly ReceiverName[] = NEVER_PAID
  if (never.includes(to)) yield to === 'reserved' ? 'ERECIPIENT_RESERVED' : 'ERECIPIENT_OF_DROP'
}
