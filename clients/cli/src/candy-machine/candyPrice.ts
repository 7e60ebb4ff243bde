import type { Price, PriceCurrency } from '@mintline/core'
import { PRICE_TOKEN } from '@mintline/solana'
import type { Guards } from '@mintline/solana/candy-machine'

/** The currencies of a machine's prices. */
export interface CandyCurrencies {
  readonly native: PriceCurrency
  /** By mint; an address that is missing is no token's. */
  readonly tokens: ReadonlyMap<string, PriceCurrency>
}

/** A payment that a mint makes. */
export interface CandyPayment {
  /** Undefined = the network's coin, wrapped or not. */
  readonly mint: string | undefined
  /** Base units. */
  readonly amount: bigint
  /** A wallet, or a wallet's token account. */
  readonly receiver: string
  readonly isToAccount: boolean
}

/** Lists a mint's payments, those in the coin first. */
export function paymentsOf(guards: Guards): CandyPayment[] {
  const inCoin = [guards.solPayment, guards.freezeSolPayment].flatMap((payment) =>
    payment
      ? [
          {
            mint: undefined,
            amount: payment.lamports,
            receiver: payment.destination,
            isToAccount: false,
          },
        ]
      : [],
  )
  const { tokenPayment, token2022Payment, freezeTokenPayment } = guards
  const inTokens = [tokenPayment, token2022Payment, freezeTokenPayment].flatMap((payment) =>
    payment
      ? [
          {
            mint: payment.mint === PRICE_TOKEN ? undefined : payment.mint,
            amount: payment.amount,
            receiver: payment.destinationAta,
            isToAccount: true,
          },
        ]
      : [],
  )
  const isCoin = ({ mint }: CandyPayment) => mint === undefined
  return [
    ...inCoin,
    ...inTokens.filter(isCoin),
    ...inTokens.filter((payment) => !isCoin(payment)),
  ].filter(({ amount }) => amount > 0n)
}

/**
 * Returns a phase's price: all payments in the currency of the first one.
 *
 * @param note Takes a sentence about payments that the price leaves out.
 * @returns `isWhole` is false if it leaves any out.
 */
export function candyPrice(
  guards: Guards,
  { native, tokens }: CandyCurrencies,
  note: (sentence: string) => void,
): { readonly price: Price; readonly isWhole: boolean } {
  const payments = paymentsOf(guards)
  for (const kind of ['freezeSolPayment', 'freezeTokenPayment'] as const) {
    if (guards[kind]) note(`${kind} keeps its price, but items are not frozen after their mint`)
  }
  const mint = payments[0]?.mint
  const others = payments.filter((payment) => payment.mint !== mint)
  for (const { amount, mint: other } of others) {
    note(
      `buyers pay ${amount} base units of ${other} too, and a phase has one price, so that it is closed`,
    )
  }
  const currency = mint === undefined ? native : tokens.get(mint)
  if (!currency) {
    note(`its price is in ${mint}, which is no token here, so that the phase is closed`)
    return { price: { value: 0n, currency: native }, isWhole: false }
  }
  const inCurrency = payments.filter((payment) => payment.mint === mint)
  const value = inCurrency.reduce((sum, { amount }) => sum + amount, 0n)
  return { price: { value, currency }, isWhole: others.length === 0 }
}
