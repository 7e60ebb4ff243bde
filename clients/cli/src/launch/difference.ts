import { type ChangeValue, type PlanChange, valueText } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { Moment } from '../amounts/time.ts'
import { valueFormat } from '../output/valueFormat.ts'

/** A difference between config and chain. */
export interface Difference {
  /** Path in the config: `collection.treasury`. */
  readonly path: string
  /** Value in the config. */
  readonly config: string | Moment
  /** Value on chain. */
  readonly chain: string | Moment
}

/** Converts a value that a plan would set to a difference between config and chain. */
export function differenceOf(change: PlanChange, currency: Currency): Difference {
  const place = change.subject === 'phase' ? `phases.${change.phaseIndex}` : 'collection'
  return {
    path: `${place}.${change.field}`,
    config: textOf(change.after, currency),
    chain: textOf(change.before, currency),
  }
}

function textOf(value: ChangeValue | undefined, currency: Currency): string | Moment {
  if (value?.kind === 'time') return new Moment(value.time)
  return valueText(value, valueFormat(currency))
}
