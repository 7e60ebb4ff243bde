/** Messages about transactions on EVM chains. */
export const TRANSACTION_MESSAGES = {
  NONCE_TOO_LOW: ({ wallet }: { wallet: string }) =>
    `The wallet ${wallet} has sent another transaction in place of this one: try again`,
  TRANSACTION_UNDERPRICED: (_: { wallet: string }) =>
    'The network takes more for gas than the transaction offers: send it with a higher gas price',
  /** Before it is sent, where the chain allows no more gas; after, where the limit did not suffice. */
  GAS_EXHAUSTED: ({ gas }: SpentGas) =>
    `The transaction needs more gas than it may use${gas === undefined ? '' : ` (${gas})`}: raise the limit, or do less at once`,
  /** Nothing tells why. */
  TRANSACTION_FAILED: ({ hash }: { hash: string }) =>
    `Transaction ${hash} failed without a reason: try again`,
  /** By another one of the same wallet, which does something else. */
  TRANSACTION_REPLACED: ({ hash, replacement }: Replaced) =>
    `Transaction ${hash} was replaced by ${replacement} in the wallet: nothing of it was done`,
  /** By one of the same wallet that does nothing. */
  TRANSACTION_CANCELLED: ({ hash, replacement }: Replaced) =>
    `Transaction ${hash} was cancelled in the wallet by ${replacement}: nothing of it was done`,
}

interface SpentGas {
  /** Gas limit; undefined where the wallet chose it. */
  gas?: bigint | undefined
  /** Hash of the transaction; undefined where it was not sent. */
  hash?: string | undefined
}

interface Replaced {
  /** Hash of the transaction that was sent. */
  hash: string
  /** Hash of the one in its place. */
  replacement: string
}
