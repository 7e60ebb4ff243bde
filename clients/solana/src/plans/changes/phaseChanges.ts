import type { CoinUnit } from '@mintline/core/amounts'
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
 * @param tokens Price tokens by mint, for display. Default: amounts of tokens are in base units.
 */
export function phaseChanges(
  phaseIndex: number,
  before: PhaseState | undefined,
  after: PhaseState,
  tokens?: ReadonlyMap<string, CoinUnit>,
): readonly PhaseFieldChange[] {
  return FIELDS.flatMap(([field, read]) => {
    const [old, value] = [before && read(before, tokens), read(after, tokens)]
    if (isSameValue(old, value)) return []
    return [{ subject: 'phase', phaseIndex, field, before: old, after: value } as const]
  })
}

type ReadField = (
  phase: PhaseState,
  tokens: ReadonlyMap<string, CoinUnit> | undefined,
) => ChangeValue | undefined

/** In display order. */
const FIELDS: readonly (readonly [PhaseField, ReadField])[] = [
  ['phaseType', ({ phaseType }) => ({ kind: 'text', text: phaseType })],
  ['merkleRoot', ({ merkleRoot }) => merkleRoot && { kind: 'text', text: hexOf(merkleRoot) }],
  ['priceAmount', priceOf],
  ['priceToken', tokenValue],
  ['startTime', ({ startTime }) => ({ kind: 'time', time: startTime })],
  ['endTime', ({ endTime }) => ({ kind: 'time', time: endTime })],
  ['maxMintsPerWallet', ({ maxMintsPerWallet }) => limitOf(maxMintsPerWallet)],
  ['maxMintsTotal', ({ maxMintsTotal }) => limitOf(maxMintsTotal)],
  ['active', ({ active }) => ({ kind: 'flag', flag: active })],
]

function priceOf(
  { priceAmount, priceToken: mint }: PhaseState,
  tokens: ReadonlyMap<string, CoinUnit> | undefined,
): ChangeValue {
  if (mint === undefined) return { kind: 'amount', lamports: priceAmount }
  return { kind: 'tokenAmount', amount: priceAmount, mint, unit: tokens?.get(mint) }
}

function tokenValue({ priceToken: address }: PhaseState): ChangeValue | undefined {
  return address === undefined ? undefined : { kind: 'address', address }
}

function limitOf(items: bigint): ChangeValue {
  return { kind: 'limit', items }
}

/** Formats bytes in hex; '' = none. */
export function hexOf(bytes: Uint8Array = new Uint8Array()): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
