export { BodyTooLarge, boundedFetch, MAX_ANSWER_BYTES } from './boundedFetch.ts'
export { type Clock, systemClock, untilAborted } from './clock.ts'
export {
  BATCH_WINDOW,
  type BatcherOptions,
  createBatcher,
  createEntityCache,
  type EntityCache,
  type EntityCacheOptions,
  LIVE_TIME,
  type LoadOne,
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
  retryFailedToFetch,
} from './retry.ts'
export { type TimeoutOptions, withTimeout } from './withTimeout.ts'
