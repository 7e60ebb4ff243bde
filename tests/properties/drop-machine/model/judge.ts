import { mintRules } from './mintRules.ts'
import { ownerRules } from './ownerRules.ts'
import type { Refusal } from './refusals.ts'
import { copyOf, type State } from './state.ts'
import type { Mint, MoveTime, OwnerStep, Via } from './steps.ts'

/** A step's outcome: the drop afterwards, or what forbids it, in the order in which the drop machine checks. */
export type Verdict =
  | { readonly state: State; readonly refusals: undefined }
  | { readonly state: undefined; readonly refusals: readonly [Refusal, ...Refusal[]] }

/** Returns a step's effect by the rules in the specification. */
export function judge(state: State, step: OwnerStep | Mint, via: Via): Verdict {
  const after = copyOf(state)
  const rules = step.kind === 'mint' ? mintRules(after, step, via) : ownerRules(after, step, via)
  const [first, ...others] = rules
  return first
    ? { state: undefined, refusals: [first, ...others] }
    : { state: after, refusals: undefined }
}

/** Returns the time after a step that moves it, in Unix seconds. */
export function movedTime(state: State, { seconds, toEdge }: MoveTime): bigint {
  if (toEdge === 'no') return state.now + seconds
  const edges = [...state.phases.map(({ start }) => start), ...(state.end ? [state.end] : [])]
  const coming = edges.filter((edge) => edge > state.now + 1n)
  const next = coming.reduce<bigint | undefined>(
    (least, edge) => (least === undefined || edge < least ? edge : least),
    undefined,
  )
  if (next === undefined) return state.now + seconds
  return toEdge === 'at' ? next : next - 1n
}
