import { CoreError } from '../errors/coreError.ts'

/** What a price is paid in. */
export interface PriceCurrency {
  /** Identifier of the currency on its chain. */
  readonly id: string
  /** Digits after the point when an amount is shown: 9 makes 1,000,000,000 base units one coin. */
  readonly decimals: number
}

/** An amount of a currency. */
export interface Price {
  /** Base units; 0 is free. */
  readonly value: bigint
  readonly currency: PriceCurrency
}

/**
 * Fails on an amount nobody can pay.
 *
 * @param amount Base units.
 * @throws AMOUNT_NEGATIVE
 */
export function assertAmount(amount: bigint): void {
  if (amount < 0n) throw new CoreError('AMOUNT_NEGATIVE', { amount })
}
