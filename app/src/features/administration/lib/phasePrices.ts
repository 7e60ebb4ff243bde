import { PHASE_TYPES } from '@mintline/core'
import type { EditionPhase } from '@mintline/solana'

/** A price and the phases that have it. */
export interface PhasePrice {
  /** Lamports per item. */
  price: bigint
  /** Indexes from 0. */
  phases: number[]
}

/** Returns the phases' distinct prices, lowest first; list phases are left out. */
export function pricesOf(
  phases: readonly Pick<EditionPhase, 'phaseIndex' | 'phaseType' | 'priceAmount'>[],
): PhasePrice[] {
  const byPrice = new Map<bigint, number[]>()
  for (const { phaseIndex, phaseType, priceAmount } of phases) {
    if (PHASE_TYPES[phaseType].isListed) continue
    byPrice.set(priceAmount, [...(byPrice.get(priceAmount) ?? []), phaseIndex])
  }
  return [...byPrice]
    .map(([price, indexes]) => ({ price, phases: indexes }))
    .sort((one, other) => (one.price < other.price ? -1 : 1))
}
