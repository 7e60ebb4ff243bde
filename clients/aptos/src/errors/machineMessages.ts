/** Messages about a drop machine's rules. */
export const MACHINE_MESSAGES = {
  /** A cap of 0 would mean that the wallet is not listed. */
  ALLOWLIST_CAP_INVALID: ({ wallet, cap }: { wallet: string; cap: bigint }) =>
    `The cap of ${wallet} must be from 1 to 2^64 - 1, but is ${cap}`,
  /** No wallet may mint until the owner resumes mints. */
  DROP_PAUSED: (_: { collection: string }) =>
    'The owner has paused this drop: wait until it goes on',
}
