import type { Clock, MintlineError } from '@mintline/core'
import type { AllowlistProgress } from '@mintline/core/batches'
import type { SigningWallet } from '../wallet/signingWallet.ts'
import type { AllowlistJournal } from './journal.ts'
import type { ListReference } from './listReference.ts'

/** Highest number of entries that the drop machine takes at once. */
export const MAX_ENTRIES_PER_TRANSACTION = 200

/** The list to change. */
export interface AllowlistChangeInput extends ListReference {
  /** The owner of the drop. Undefined = none is connected yet, which is refused. */
  readonly wallet: SigningWallet | undefined
  /** Journal of this chain, collection and phase. It stays open. */
  readonly journal: AllowlistJournal
}

/** Options for looking at a change of an allowlist, without sending anything. */
export interface AllowlistPreviewOptions {
  /** Maximum number of entries in a transaction; fewer where its gas or size does not allow them. Default: 200, the most. */
  readonly entriesPerTransaction?: number | undefined
  /** Maximum number of requests per second. `Infinity` = no limit. Default: 20; none for a node on this machine. */
  readonly requestsPerSecond?: number | undefined
  /** Called for failed requests that are retried. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  /** Ends it with its reason. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock | undefined
}

/** Options for changing an allowlist. */
export interface AllowlistChangeOptions extends AllowlistPreviewOptions {
  /** Called for every change of the counts. */
  readonly onProgress?: ((progress: AllowlistProgress) => void) | undefined
  /** Starts no more transactions. One in flight is waited for, and the report covers what was done. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds between two looks at a transaction. Default: 0.5 seconds. */
  readonly pollingInterval?: number | undefined
}
