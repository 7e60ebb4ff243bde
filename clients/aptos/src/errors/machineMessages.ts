/** Messages about what a drop machine allows. */
export const MACHINE_MESSAGES = {
  /** With a cap of 0 a wallet is on no list. */
  ALLOWLIST_CAP_INVALID: ({ wallet, cap }: { wallet: string; cap: bigint }) =>
    `The cap of ${wallet} must be from 1 to 2^64 - 1, but is ${cap}`,
  /** No wallet may mint until its owner lets mints go on. */
  DROP_PAUSED: (_: { collection: string }) =>
    'The owner has paused this drop: wait until it goes on',
}
