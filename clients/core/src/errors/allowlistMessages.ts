/** Messages about allowlists: files, entries, upserts and merkle lists. */
export const ALLOWLIST_MESSAGES = {
  ALLOWLIST_PRICE_TOO_HIGH: ({ price }: { price: bigint }) =>
    `An allowlist price is at most 4294967295 lamports, but received - ${price}`,
}
