/** Messages about allowlists: files, entries, upserts and merkle lists. */
export const ALLOWLIST_MESSAGES = {
  ALLOWLIST_PRICE_TOO_HIGH: ({ price }: { price: bigint }) =>
    `An allowlist price is at most 4294967295 lamports, but received - ${price}`,
  ALLOWLIST_PRICE_NEGATIVE: ({ price }: { price: bigint }) =>
    `An allowlist price is 0 lamports or more, but received - ${price}`,
  ALLOWLIST_AMOUNT_OUT_OF_RANGE: ({ amount }: { amount: number }) =>
    `An allowlist amount is a whole number from 1 to 255, but received - ${amount}`,
  /** Positions count from 1. */
  ALLOWLIST_WALLET_LISTED_TWICE: ({ wallet, positions }: { wallet: string; positions: number[] }) =>
    `The wallet ${wallet} is listed more than once, at positions ${positions.join(', ')}: keep one of them.`,
}
