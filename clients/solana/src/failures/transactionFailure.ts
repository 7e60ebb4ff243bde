import type { LoadedAddresses, TransactionError, VersionedMessage } from '@solana/web3.js'

/** A transaction that failed, simulated or on chain. */
export interface TransactionFailure {
  /** As the node tells it. */
  readonly err: TransactionError
  /** As the node tells them; without them, the program at fault may not be known. */
  readonly logs?: readonly string[] | null | undefined
  /** Its message, from which accounts and programs are named. */
  readonly message?: VersionedMessage | undefined
  /** Addresses that the message takes from lookup tables; without them, those accounts are not named. */
  readonly loaded?: LoadedAddresses | undefined
  /** Undefined where it was not sent. */
  readonly signature?: string | undefined
}
