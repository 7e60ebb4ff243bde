import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import { CoreError } from '../errors/coreError.ts'
import { isMintlineError, type MintlineError } from '../errors/mintlineError.ts'
import { withoutKeys } from '../errors/quotedText.ts'
import { type Clock, systemClock } from './clock.ts'

/** Default cache lifetime in milliseconds: 10 minutes. */
export const LIVE_TIME = 600_000

/** Default maximum number of cached entities. */
export const MAX_ENTITIES = 1_000

/** A cache's loader, lifetime and size. */
export interface EntityCacheOptions<Entity> extends BatcherOptions<Entity> {
  /** Cache lifetime in milliseconds. Default: 10 minutes. */
  readonly liveTime?: number
  /** Maximum number of cached entities; evicts the least recently used first. Default: 1000. */
  readonly maxEntities?: number
}

/** Caches entities by key and loads them in batches. */
export interface EntityCache<Entity> {
  /**
   * Returns a key's entity. Concurrent requests for one key share a load; failures are not cached.
   *
   * @throws ENTITY_NOT_FOUND, UNKNOWN_ERROR
   */
  get(key: string): Promise<Entity>
  /** Caches an entity loaded elsewhere. */
  set(key: string, entity: Entity): void
  /** Evicts an entity, for example after it changed. */
  forget(key: string): void
}

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

/** Creates an entity cache on top of a batch loader. */
export function createEntityCache<Entity>(
  options: EntityCacheOptions<Entity>,
): EntityCache<Entity> {
  const { liveTime = LIVE_TIME, maxEntities = MAX_ENTITIES, clock = systemClock } = options
  const load = createBatcher(options)
  // Wrapped, because undefined and null are valid entities but not valid cache values.
  const entities = new LRUCache<string, { readonly entity: Entity }>({
    max: maxEntities,
    ttl: liveTime,
    ttlResolution: 0,
    // The cache reads a start of 0 as "no expiry".
    perf: { now: () => clock.now() + 1 },
    // An entity evicted while it loads still reaches its callers.
    ignoreFetchAbort: true,
    fetchMethod: async (key) => ({ entity: await load(key) }),
  })
  return {
    get: async (key) => (await entities.forceFetch(key)).entity,
    set: (key, entity) => void entities.set(key, { entity }),
    forget: (key) => void entities.delete(key),
  }
}

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
