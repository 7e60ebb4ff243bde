import type { PhaseState } from './phaseChange.ts'
import { UNBOUNDED_END_TIME } from './phaseInput.ts'

/** One field of a phase that is to become another. */
export interface FieldChange {
  readonly field: keyof PhaseState
  /** For a person: prices in the native currency, times in ISO 8601, roots in hexadecimal. */
  readonly before: string
  readonly after: string
}

const NATIVE_DECIMALS = 9
const UNLIMITED = 'unlimited'

const SHOWN: readonly { field: keyof PhaseState; show(phase: PhaseState): string }[] = [
  { field: 'phaseType', show: ({ phaseType }) => phaseType },
  { field: 'merkleRoot', show: ({ merkleRoot }) => shownRoot(merkleRoot) },
  { field: 'priceAmount', show: ({ priceAmount }) => shownAmount(priceAmount) },
  { field: 'startTime', show: ({ startTime }) => shownTime(startTime) },
  { field: 'endTime', show: ({ endTime }) => shownTime(endTime) },
  { field: 'maxMintsPerWallet', show: ({ maxMintsPerWallet }) => shownLimit(maxMintsPerWallet) },
  { field: 'maxMintsTotal', show: ({ maxMintsTotal }) => shownLimit(maxMintsTotal) },
  { field: 'active', show: ({ active }) => String(active) },
]

/** What stands between two states of a phase, field by field; empty = they are the same. */
export function fieldChanges(before: PhaseState, after: PhaseState): readonly FieldChange[] {
  return SHOWN.flatMap(({ field, show }) => {
    const change = { field, before: show(before), after: show(after) }
    return change.before === change.after ? [] : [change]
  })
}

/** A change in one line: `priceAmount 0.1 -> 0.2`. */
export function fieldChangeText({ field, before, after }: FieldChange): string {
  return `${field} ${before} -> ${after}`
}

function shownAmount(lamports: bigint): string {
  const digits = lamports.toString().padStart(NATIVE_DECIMALS + 1, '0')
  const fraction = digits.slice(-NATIVE_DECIMALS).replace(/0+$/, '')
  const whole = digits.slice(0, -NATIVE_DECIMALS)
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** Unix seconds where they are outside of what a date holds. */
function shownTime(seconds: bigint): string {
  if (seconds === UNBOUNDED_END_TIME) return 'unbounded'
  const date = new Date(Number(seconds) * 1_000)
  return Number.isNaN(date.getTime()) ? seconds.toString() : date.toISOString()
}

function shownLimit(limit: bigint): string {
  return limit === 0n ? UNLIMITED : limit.toString()
}

function shownRoot(root: Uint8Array | undefined): string {
  if (!root) return 'none'
  return Array.from(root, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
