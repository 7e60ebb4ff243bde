import type { Amount, Currency } from '../amounts/amount.ts'
import type { DropConfig } from './schema.ts'

/** Returns a config's amounts with their locations. */
export function amountsOf({ collection, phases }: DropConfig): [path: string, amount: Amount][] {
  const { platformFee, platformFeeCap } = collection
  return [
    ['collection.platformFee.platformFeeValue', platformFee.platformFeeValue],
    ...(platformFeeCap?.flat
      ? [['collection.platformFeeCap.flat', platformFeeCap.flat] satisfies [string, Amount]]
      : []),
    ...phases.flatMap(({ price }, index): [string, Amount][] =>
      price ? [[`phases.${index}.price`, price]] : [],
    ),
  ]
}

/** Returns the currencies in a config's amounts; empty if all are lamports. */
export function unitsOf(config: DropConfig): Currency[] {
  return [...new Set(amountsOf(config).flatMap(([, { unit }]) => unit ?? []))]
}
