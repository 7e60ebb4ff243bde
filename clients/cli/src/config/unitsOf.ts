import type { Currency } from '../amounts/amount.ts'
import type { DropConfig } from './schema.ts'

/** Currencies that a config's amounts are written in; none where all are lamports. */
export function unitsOf({ collection, phases }: DropConfig): Currency[] {
  const amounts = [collection.platformFee.platformFeeValue, ...phases.map(({ price }) => price)]
  return [...new Set(amounts.flatMap((amount) => amount?.unit ?? []))]
}
