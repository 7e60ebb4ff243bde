import { type EditionPhase, priceTokenOf } from '@mintline/solana/reads'
import { amountText, type Currency } from '#shared/lib/amountText.ts'

/** A currency's key: the price token's mint in base58; undefined = the network's coin. */
export type CurrencyKey = string | undefined

/** Looks up a currency; undefined = it is not read yet. */
export type CurrencyOf = (key: CurrencyKey) => Currency | undefined

/** Base units by currency: amounts in different currencies never add up. */
export type Amounts = ReadonlyMap<CurrencyKey, bigint>

/** Sums amounts, each in its own currency. */
export function sumAmounts(
  parts: Iterable<readonly [currency: CurrencyKey, amount: bigint]>,
): Amounts {
  const sums = new Map<CurrencyKey, bigint>()
  for (const [currency, amount] of parts) {
    sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  }
  return sums
}

/** Subtracts amounts, each in its own currency. */
export function amountsWithout(all: Amounts, part: Amounts): Amounts {
  return sumAmounts([...all, ...[...part].map(([key, amount]) => [key, -amount] as const)])
}

/** Returns true if nothing was paid, in any currency. */
export function isNothing(amounts: Amounts): boolean {
  return [...amounts.values()].every((amount) => amount === 0n)
}

/** Formats amounts: `1.5 SOL + 20 USDC`; `…` while a token is not read. */
export function amountsText(amounts: Amounts, currencyOf: CurrencyOf): string {
  const [first = [undefined, 0n] as const] = amounts
  const paid = [...amounts].filter(([, amount]) => amount !== 0n)
  return (paid.length === 0 ? [first] : paid)
    .map(([key, amount]) => {
      const currency = currencyOf(key)
      return currency ? amountText(amount, currency) : '…'
    })
    .join(' + ')
}

/** Formats amounts likewise, with `Free` for nothing. */
export function pricesText(amounts: Amounts, currencyOf: CurrencyOf): string {
  return isNothing(amounts) ? 'Free' : amountsText(amounts, currencyOf)
}

/** Returns the currencies of phases' prices. */
export function currenciesOf(phases: readonly Pick<EditionPhase, 'priceToken'>[]): CurrencyKey[] {
  return phases.map((phase) => priceTokenOf(phase))
}
