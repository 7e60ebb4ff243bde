/** Messages about transactions on EVM chains. */
export const TRANSACTION_MESSAGES = {
  NONCE_TOO_LOW: ({ wallet }: { wallet: string }) =>
    `The wallet ${wallet} has already sent another transaction with the same nonce: try again`,
  TRANSACTION_UNDERPRICED: (_: { wallet: string }) =>
    'The gas price of the transaction is too low: send it with a higher one',
  /** Vaults and bundlers answer with nothing, or with their own id. */
  TRANSACTION_HASH_MISSING: ({ wallet }: { wallet: string }) =>
    `The wallet ${wallet} has not returned the hash of its transaction: look in the wallet what became of it`,
  /** No reason is known. */
  TRANSACTION_FAILED: ({ hash }: { hash: string }) =>
    `Transaction ${hash} failed for an unknown reason: try again`,
  /** By a different transaction from the same wallet. */
  TRANSACTION_REPLACED: ({ hash, replacement }: Replaced) =>
    `Transaction ${hash} was replaced by ${replacement} in the wallet: check the replacement, or try again`,
  /** By an empty transaction from the same wallet. */
  TRANSACTION_CANCELLED: ({ hash, replacement }: Replaced) =>
    `Transaction ${hash} was cancelled in the wallet by ${replacement}: try again if you still want it`,
}

interface Replaced {
  /** The sent transaction's hash. */
  hash: string
  /** The replacement's hash. */
  replacement: string
}
