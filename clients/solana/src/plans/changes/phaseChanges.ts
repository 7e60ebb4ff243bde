import {
  type ChangeValue,
  isSameValue,
  type PhaseField,
  type PhaseFieldChange,
} from '../../transaction/planChange.ts'
import type { PhaseState } from '../phases/phaseChange.ts'

/**
 * Returns the differences between two states of a phase; empty = none.
 *
 * @param before Undefined = the phase does not exist yet.
 */
export function phaseChanges(
  phaseIndex: number,
  before: PhaseState | undefined,
  after: PhaseState,
): readonly PhaseFieldChange[] {
  return FIELDS.flatMap(([field, read]) => {
    const [old, value] = [before && read(before), read(after)]
    if (isSameValue(old, value)) return []
    return [{ subject: 'phase', phaseIndex, field, before: old, after: value } as const]
  })
}

/** In display order. */
const FIELDS: readonly (readonly [PhaseField, (phase: PhaseState) => ChangeValue | undefined])[] = [
  ['phaseType', ({ phaseType }) => ({ kind: 'text', text: phaseType })],
  ['merkleRoot', ({ merkleRoot }) => merkleRoot && { kind: 'text', text: hexOf(merkleRoot) }],
  ['priceAmount', ({ priceAmount }) => ({ kind: 'amount', lamports: priceAmount })],
  ['startTime', ({ startTime }) => ({ kind: 'time', time: startTime })],
  ['endTime', ({ endTime }) => ({ kind: 'time', time: endTime })],
  ['maxMintsPerWallet', ({ maxMintsPerWallet }) => limitOf(maxMintsPerWallet)],
  ['maxMintsTotal', ({ maxMintsTotal }) => limitOf(maxMintsTotal)],
  ['active', ({ active }) => ({ kind: 'flag', flag: active })],
]

function limitOf(items: bigint): ChangeValue {
  return { kind: 'limit', items }
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
