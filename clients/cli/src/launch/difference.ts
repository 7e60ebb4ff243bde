import { type PlanChange, valueText } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { valueFormat } from '../output/valueFormat.ts'

/** A difference between config and chain. */
export interface Difference {
  /** Path in the config: `collection.treasury`. */
  readonly path: string
  /** Value in the config. */
  readonly config: string
  /** Value on chain. */
  readonly chain: string
}

/** Converts a value that a plan would set to a difference between config and chain. */
export function differenceOf(change: PlanChange, currency: Currency): Difference {
  const format = valueFormat(currency)
  const place = change.subject === 'phase' ? `phases.${change.phaseIndex}` : 'collection'
  return {
    path: `${place}.${change.field}`,
    config: valueText(change.after, format),
    chain: valueText(change.before, format),
  }
}
