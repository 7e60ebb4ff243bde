import type { Clock, MintlineError } from '@mintline/core'
import { STATUS_BATCH } from '../../send/lookUpStatuses.ts'
import type { PriorityFeePolicy } from '../../send/priorityFee.ts'
import type { AllowlistJournal } from '../journal.ts'
import type { PhaseOfDeployment } from './findAllowlistPhase.ts'
import type { AllowlistProgress } from './progress.ts'

/** Transactions on their way at the same time, unless told otherwise: one request asks for all. */
export const DEFAULT_MAX_IN_FLIGHT = STATUS_BATCH

/** Transactions signed at once, unless told otherwise: while some land, others are made. */
export const DEFAULT_SIGN_AT_ONCE = 16

/** Which list is changed. */
export interface AllowlistChangeInput extends PhaseOfDeployment {
  /** Of this cluster, deployment and phase, by their addresses. It stays open. */
  readonly journal: AllowlistJournal
}

/** Options for changing an allowlist. */
export interface AllowlistChangeOptions {
  /**
   * Most entries in a transaction; fewer where they do not fit. Default: 10 that are written, as many
   * as fit that are removed.
   */
  readonly entriesPerTransaction?: number
  /** Most transactions that are on their way at the same time, from 1 on. Default: 256. */
  readonly maxInFlight?: number
  /**
   * Most transactions that the wallet is asked to sign at once. Default: 16. More where the wallet
   * asks its user, who has a minute to answer before they are too old.
   */
  readonly signAtOnce?: number
  /** Most requests a second. `Infinity` = no limit. Default: 20; none for a node on this machine. */
  readonly requestsPerSecond?: number
  /** Default: `DEFAULT_PRIORITY_FEE`. */
  readonly priorityFee?: PriorityFeePolicy
  /** Hears of every change of the counts. */
  onProgress?(progress: AllowlistProgress): void
  /** Hears of requests that failed and are made again. */
  onNodeFailure?(error: MintlineError): void
  /**
   * Starts no more transactions. Those on their way are waited for, and the report says what was
   * done.
   */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock
}
