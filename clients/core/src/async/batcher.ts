import DataLoader from 'dataloader'
import { CoreError } from '../errors/coreError.ts'
import { isMintlineError, type MintlineError } from '../errors/index.ts'
import { withoutKeys } from '../errors/withoutKeys.ts'
import { type Clock, systemClock } from './clock.ts'

/** Default batch window in milliseconds. */
export const BATCH_WINDOW = 200

/** A batcher's loader and limits. */
export interface BatcherOptions<Entity> {
  /** Loads many entities at once. Keys are distinct; the result omits keys without an entity. */
  readonly load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Entity>>
  /** Milliseconds from the first key until the batch loads. Default: 200. */
  readonly window?: number
  /** Maximum keys per load. Default: unlimited. */
  readonly maxBatchSize?: number
  readonly clock?: Clock
}

/** Loads one entity, batched with others requested at about the same time. */
export type LoadOne<Entity> = (key: string) => Promise<Entity>

/**
 * Combines many requests into one. Requests for one key within the window are deduplicated; results are not cached.
 *
 * @returns A function that throws ENTITY_NOT_FOUND for a key without an entity, and UNKNOWN_ERROR with the cause if
 * loading fails. Errors from this package pass through unchanged.
 */
export function createBatcher<Entity>(options: BatcherOptions<Entity>): LoadOne<Entity> {
  const { load, window = BATCH_WINDOW, maxBatchSize, clock = systemClock } = options
  const loadAll = async (keys: readonly string[]) => {
    const entities = await load([...new Set(keys)])
    return keys.map((key) => {
      // An entity may be falsy, so check whether the result has the key.
      if (!entities.has(key)) return new CoreError('ENTITY_NOT_FOUND', { key })
      return entities.get(key) as Entity
    })
  }
  const loader = new DataLoader<string, Entity>(loadAll, {
    cache: false,
    batchScheduleFn: (run) => {
      void clock.sleep(window).then(run)
    },
    ...(maxBatchSize !== undefined && { maxBatchSize }),
  })
  return async (key) => {
    try {
      return await loader.load(key)
    } catch (error) {
      throw isMintlineError(error) ? error : unknownError(error)
    }
  }
}

function unknownError(cause: unknown): MintlineError<'UNKNOWN_ERROR'> {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new CoreError('UNKNOWN_ERROR', { reason: withoutKeys(reason) }, { cause })
}
