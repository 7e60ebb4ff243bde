export { BATCH_WINDOW, type BatcherOptions, createBatcher, type LoadOne } from './batcher.ts'
export { BodyTooLarge, boundedFetch, MAX_ANSWER_BYTES } from './boundedFetch.ts'
export { type Clock, systemClock } from './clock.ts'
export {
  createEntityCache,
  type EntityCache,
  type EntityCacheOptions,
  LIVE_TIME,
  MAX_ENTITIES,
} from './entityCache.ts'
export { inParallel, type ParallelOptions } from './inParallel.ts'
export { MINTED_COUNT_INTERVAL, type PollOptions, pollMintedCount } from './pollMintedCount.ts'
export {
  FAILED_TO_FETCH_POLICY,
  isFailedToFetch,
  METADATA_POLICY,
  type RetryOptions,
  type RetryPolicy,
  retry,
} from './retry.ts'
export { retryFailedToFetch } from './retryFailedToFetch.ts'
export { untilAborted } from './untilAborted.ts'
export { type TimeoutOptions, withTimeout } from './withTimeout.ts'
