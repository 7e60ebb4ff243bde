import { LRUCache } from 'lru-cache'
import { type BatcherOptions, createBatcher } from './batcher.ts'
import { systemClock } from './clock.ts'

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
