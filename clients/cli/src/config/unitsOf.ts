import type { Amount, Currency } from '../amounts/amount.ts'
import type { DropConfig } from './schema.ts'

/** Amounts of a config, with their locations. */
export function amountsOf({ collection, phases }: DropConfig): [path: string, amount: Amount][] {
  return [
    ['collection.platformFee.platformFeeValue', collection.platformFee.platformFeeValue],
    ...phases.flatMap(({ price }, index): [string, Amount][] =>
      price ? [[`phases.${index}.price`, price]] : [],
    ),
  ]
}

/** Currencies of a config's amounts; empty where all are lamports. */
export function unitsOf(config: DropConfig): Currency[] {
  return [...new Set(amountsOf(config).flatMap(([, { unit }]) => unit ?? []))]
}
