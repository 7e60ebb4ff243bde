import type { Clock } from '@mintline/core/async'
import type { AllowlistProgress } from '@mintline/core/batches'
import type { MintlineError } from '@mintline/core/errors'
import { STATUS_BATCH } from '../../send/lookUpStatuses.ts'
import type { PriorityFeePolicy } from '../../send/priorityFee.ts'
import type { AllowlistJournal } from '../journal.ts'
import type { PhaseOfDeployment } from './findAllowlistPhase.ts'

/** Default for transactions in flight: one request polls them all. */
export const DEFAULT_MAX_IN_FLIGHT = STATUS_BATCH

/** Default for transactions to sign at once: some are prepared while others land. */
export const DEFAULT_SIGN_AT_ONCE = 16

/** The list to change. */
export interface AllowlistChangeInput extends PhaseOfDeployment {
  /** Journal for this cluster, deployment and phase, by address. It stays open. */
  readonly journal: AllowlistJournal
}

/** Options for changing an allowlist. */
export interface AllowlistChangeOptions {
  /**
   * Maximum entries per transaction; fewer if they do not fit. Default: 10 when writing, as many as fit when removing.
   */
  readonly entriesPerTransaction?: number
  /** Maximum transactions in flight, at least 1. Default: 256. */
  readonly maxInFlight?: number
  /**
   * Maximum transactions to sign at once. Default: 16. Raise it if the wallet prompts its user, who has a minute to
   * answer before the transactions expire.
   */
  readonly signAtOnce?: number
  /** Maximum requests per second. `Infinity` = no limit. Default: 20; none for a node on this machine. */
  readonly requestsPerSecond?: number
  /** Default: `DEFAULT_PRIORITY_FEE`. */
  readonly priorityFee?: PriorityFeePolicy
  /** Called whenever the counts change. */
  onProgress?(progress: AllowlistProgress): void
  /** Called for failed requests that are retried. */
  onNodeFailure?(error: MintlineError): void
  /** Stops starting transactions. Those in flight are awaited, and the report covers what was done. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock
}
