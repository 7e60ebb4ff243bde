import { CoreReadError } from '../errors/coreReadError.ts'

/** A price's currency. */
export interface PriceCurrency {
  /** The currency's identifier on its chain. */
  readonly id: string
  /** Digits after the decimal point: with 9, 1,000,000,000 base units are one coin. */
  readonly decimals: number
}

/** An amount in a currency. */
export interface Price {
  /** Base units; 0 is free. */
  readonly value: bigint
  readonly currency: PriceCurrency
}

/**
 * Throws for a negative amount.
 *
 * @param amount Base units.
 * @throws AMOUNT_NEGATIVE
 */
export function assertAmount(amount: bigint): void {
  if (amount < 0n) throw new CoreReadError('AMOUNT_NEGATIVE', { amount })
}
