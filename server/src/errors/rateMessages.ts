import { answered } from './answers.ts'

/** Messages about currency prices. */
export const RATE_MESSAGES = {
  RATES_NOT_READ: ({ reason }: { reason: string }) =>
    `The prices of currencies cannot be read, and those known so far stay: ${reason}`,
  CURRENCY_NOT_COUNTED: answered(
    'validation',
    ({ currency, blockchain, coin }: OtherCurrency) =>
      `${currency} is no currency of these amounts: those of ${blockchain} are given in ${coin} or USD`,
  ),
}

interface OtherCurrency {
  readonly currency: string
  readonly blockchain: string
  /** The blockchain's native currency symbol. */
  readonly coin: string
}
