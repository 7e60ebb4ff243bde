import type { Amount, Currency } from '../amounts/amount.ts'
import type { DropConfig } from './solanaConfig.ts'

/** Returns a config's amounts with their locations. */
export function amountsOf(config: DropConfig): readonly [path: string, amount: Amount][] {
  const { money, extras, phases } = config
  const { platformFee } = money
  const amounts: [path: string, amount: Amount | undefined][] = [
    [feePath(config), platformFee.type === 'flat' ? platformFee.value : undefined],
    ['extras.feeCap.amount', extras.feeCap?.flat],
    ...phases.map(({ price }, index): [string, Amount | undefined] => [
      `phases.${index}.price`,
      price?.coin,
    ]),
  ]
  return amounts.flatMap(([path, amount]) => (amount ? [[path, amount]] : []))
}

/** Returns the location of the platform fee. */
export function feePath({ money: { platformFee } }: DropConfig): string {
  return `money.platformFee.${platformFee.type === 'flat' ? 'amount' : 'basisPoints'}`
}

/** Returns the currencies in a config's amounts; empty if all are lamports. */
export function unitsOf(config: DropConfig): Currency[] {
  return [...new Set(amountsOf(config).flatMap(([, { unit }]) => unit ?? []))]
}
