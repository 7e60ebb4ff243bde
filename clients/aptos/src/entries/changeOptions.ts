import type { Clock } from '@mintline/core/async'
import type { AllowlistProgress } from '@mintline/core/batches'
import type { MintlineError } from '@mintline/core/errors'
import type { SigningWallet } from '../wallet/signingWallet.ts'
import type { AllowlistJournal } from './journal.ts'
import type { ListReference } from './listReference.ts'

/** Maximum entry count that the drop machine accepts per transaction. */
export const MAX_ENTRIES_PER_TRANSACTION = 200

/** The list to change. */
export interface AllowlistChangeInput extends ListReference {
  /** The drop owner's wallet. Undefined = not connected yet, which is refused. */
  readonly wallet: SigningWallet | undefined
  /** The journal for this chain, collection and phase. It stays open. */
  readonly journal: AllowlistJournal
}

/** Options for previewing an allowlist change, without sending anything. */
export interface AllowlistPreviewOptions {
  /** Maximum entries per transaction; batches are smaller if gas or size requires it. Default: 200, the most. */
  readonly entriesPerTransaction?: number | undefined
  /** Maximum requests per second. `Infinity` = no limit. Default: 20; none for a node on this machine. */
  readonly requestsPerSecond?: number | undefined
  /** Called for failed requests that are retried. */
  readonly onNodeFailure?: ((error: MintlineError) => void) | undefined
  /** Aborts with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock | undefined
}

/** Options for changing an allowlist. */
export interface AllowlistChangeOptions extends AllowlistPreviewOptions {
  /** Called whenever a count changes. */
  readonly onProgress?: ((progress: AllowlistProgress) => void) | undefined
  /** On abort, no more transactions start. One in flight is waited for, and the report covers what was done. */
  readonly signal?: AbortSignal | undefined
  /** Polling interval in milliseconds. Default: 500. */
  readonly pollingInterval?: number | undefined
}
