import DataLoader from 'dataloader'
import { CoreError } from '../errors/coreError.ts'
import { isMintlineError, type MintlineError } from '../errors/index.ts'
import { type Clock, systemClock } from './clock.ts'

/** Milliseconds keys are collected for. */
export const BATCH_WINDOW = 200

/** How keys become entities. */
export interface BatcherOptions<Entity> {
  /** Loads many at once; keys without an entity are left out of the answer. Keys are distinct. */
  readonly load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Entity>>
  /** Milliseconds from the first key until all are loaded. Default: 200. */
  readonly window?: number
  /** Keys in one load, such as what a server allows. Default: unlimited. */
  readonly maxBatchSize?: number
  readonly clock?: Clock
}

/** Loads one entity, together with all others that are asked for at about the same time. */
export type LoadOne<Entity> = (key: string) => Promise<Entity>

/**
 * Makes one request of many. What is asked for twice within the window is loaded once; nothing is
 * remembered after that.
 *
 * @returns A function that throws ENTITY_NOT_FOUND for a key without an entity and UNKNOWN_ERROR,
 * with the cause, when loading fails otherwise. Errors of ours come through as they are.
 */
export function createBatcher<Entity>(options: BatcherOptions<Entity>): LoadOne<Entity> {
  const { load, window = BATCH_WINDOW, maxBatchSize, clock = systemClock } = options
  const loadAll = async (keys: readonly string[]) => {
    const entities = await load([...new Set(keys)])
    return keys.map((key) => {
      // An entity may be falsy: what counts is whether the answer has the key.
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
  return new CoreError('UNKNOWN_ERROR', { reason }, { cause })
}
