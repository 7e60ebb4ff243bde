/** Messages about prices of currencies. */
export const RATE_MESSAGES = {
  RATES_NOT_READ: ({ reason }: { reason: string }) =>
    `The prices of currencies cannot be read, and those known so far stay: ${reason}`,
}
