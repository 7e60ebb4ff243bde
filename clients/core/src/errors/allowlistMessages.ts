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
  MERKLE_LIST_EMPTY: (_: Record<never, never>) =>
    'A merkle list needs at least one wallet: an empty one has no root.',
  MERKLE_PRICE_OUT_OF_RANGE: ({ price }: { price: bigint }) =>
    `A price in a merkle list is 0 to 18446744073709551615 lamports, but received - ${price}`,
  MERKLE_MAX_CLAIMS_OUT_OF_RANGE: ({ maxClaims }: { maxClaims: bigint }) =>
    `Max claims in a merkle list are 1 to 18446744073709551615, but received - ${maxClaims}`,
  /** The position counts from 1. */
  MERKLE_TREE_INCONSISTENT: ({ position }: { position: number }) =>
    `The proof of the wallet at position ${position} does not lead to the root that was built: do not use this root, and report it with the list.`,
  /** The source is an address or the path of a file. */
  MERKLE_PROOF_DOCUMENT_INVALID: ({ source, reason }: { source: string; reason: string }) =>
    `The merkle proof ${source} cannot be used: ${reason}.`,
  MERKLE_PROOF_NOT_AVAILABLE: ({ source, reason }: { source: string; reason: string }) =>
    `The merkle proof ${source} cannot be read: ${reason}.`,
  MERKLE_PROOF_OF_ANOTHER_WALLET: ({ source, wallet, claimant }: ProofOfAnother) =>
    `The merkle proof ${source} is that of ${claimant}, not of ${wallet}: ask the creator to publish it again.`,
}

interface ProofOfAnother {
  /** Address or path of the proof. */
  source: string
  /** The wallet that it should be for. */
  wallet: string
  /** The wallet that it is for. */
  claimant: string
}
