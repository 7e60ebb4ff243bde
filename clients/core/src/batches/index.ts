export {
  afterFailure,
  BATCH_RETRIES,
  type Batch,
  type FailureKind,
  halvesOf,
} from './afterFailure.ts'
export type {
  BatchEffects,
  BatchOutcome,
  ExpiredBatch,
  PreparedBatch,
  ReadItems,
  RefusedBatch,
  SentBatch,
} from './batchEffects.ts'
export { type DiffRules, diffEntries, type ListDiff } from './diffEntries.ts'
export { type Journal, type ListOperation, memoryJournal, openTransactions } from './journal.ts'
export { ListError } from './listError.ts'
export {
  type FailedRemoval,
  type FailedUpsert,
  type ListReport,
  type RemovalReport,
  removalReport,
  type UpsertReport,
  upsertReport,
} from './listReport.ts'
export { assertLimits, type BatchLimits, packBatches } from './packBatches.ts'
export { type AllowlistProgress, progressReporter, type ReportedList } from './progress.ts'
export {
  DEFAULT_REQUESTS_PER_SECOND,
  type RateLimiter,
  rateLimiter,
  requestsPerSecondOf,
} from './rateLimiter.ts'
export {
  type BatchCounts,
  type BatchRunOptions,
  type BatchRunResult,
  type FailedItem,
  runBatches,
} from './runBatches.ts'
