import { LRUCache } from 'lru-cache'
import { type BatcherOptions, createBatcher } from './batcher.ts'
import { systemClock } from './clock.ts'

/** Milliseconds for which an entity is cached: 10 minutes. */
export const LIVE_TIME = 600_000

/** Default maximum number of cached entities. */
export const MAX_ENTITIES = 1_000

/** Loader of a cache, and the time for which it keeps entities. */
export interface EntityCacheOptions<Entity> extends BatcherOptions<Entity> {
  /** Milliseconds for which an entity is cached. Default: 10 minutes. */
  readonly liveTime?: number
  /** Maximum number of cached entities; the least recently used are dropped first. Default: 1000. */
  readonly maxEntities?: number
}

/** Entities by key, loaded in batches and cached for a while. */
export interface EntityCache<Entity> {
  /**
   * The entity of a key. Concurrent requests for a key share one load; failures are not cached.
   *
   * @throws ENTITY_NOT_FOUND, UNKNOWN_ERROR
   */
  get(key: string): Promise<Entity>
  /** Caches an entity that was loaded elsewhere. */
  set(key: string, entity: Entity): void
  /** Drops an entity, such as one that has changed. */
  forget(key: string): void
}

/** Creates a cache of entities over a function that loads many at once. */
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
    // The cache takes a start of 0 as "no expiry".
    perf: { now: () => clock.now() + 1 },
    // An entity dropped while it loads still reaches its callers.
    ignoreFetchAbort: true,
    fetchMethod: async (key) => ({ entity: await load(key) }),
  })
  return {
    get: async (key) => (await entities.forceFetch(key)).entity,
    set: (key, entity) => void entities.set(key, { entity }),
    forget: (key) => void entities.delete(key),
  }
}
