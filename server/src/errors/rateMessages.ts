/** Messages about prices of currencies. */
export const RATE_MESSAGES = {
  RATES_NOT_READ: ({ reason }: { reason: string }) =>
    `The prices of currencies cannot be read, and those known so far stay: ${reason}`,
  CURRENCY_NOT_COUNTED: ({ currency, blockchain, coin }: OtherCurrency) =>
    `${currency} is no currency of these amounts: those of ${blockchain} are given in ${coin} or USD`,
}

interface OtherCurrency {
  readonly currency: string
  readonly blockchain: string
  /** Symbol of the blockchain's native currency. */
  readonly coin: string
}
