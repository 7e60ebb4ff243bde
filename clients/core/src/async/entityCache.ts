import { LRUCache } from 'lru-cache'
import { type BatcherOptions, createBatcher } from './batcher.ts'
import { systemClock } from './clock.ts'

/** Milliseconds an entity is remembered: 10 minutes. */
export const LIVE_TIME = 600_000

/** Entities remembered at once, unless told otherwise. */
export const MAX_ENTITIES = 1_000

/** How a cache loads and how long it remembers. */
export interface EntityCacheOptions<Entity> extends BatcherOptions<Entity> {
  /** Milliseconds an entity is remembered. Default: 10 minutes. */
  readonly liveTime?: number
  /** Entities remembered at once; the least used are forgotten first. Default: 1000. */
  readonly maxEntities?: number
}

/** Entities by key, loaded in batches and remembered for a while. */
export interface EntityCache<Entity> {
  /**
   * The entity of a key. Asked for twice while it is being loaded, it is loaded once; failures are
   * not remembered.
   *
   * @throws ENTITY_NOT_FOUND, UNKNOWN_ERROR
   */
  get(key: string): Promise<Entity>
  /** Remembers an entity that became known otherwise. */
  set(key: string, entity: Entity): void
  /** Forgets an entity, such as one that was changed. */
  forget(key: string): void
}

/** A cache of entities over one function that loads many of them. */
export function createEntityCache<Entity>(
  options: EntityCacheOptions<Entity>,
): EntityCache<Entity> {
  const { liveTime = LIVE_TIME, maxEntities = MAX_ENTITIES, clock = systemClock } = options
  const load = createBatcher(options)
  // Boxed: an entity that is undefined or null is an entity, and the cache knows no such values.
  const entities = new LRUCache<string, { readonly entity: Entity }>({
    max: maxEntities,
    ttl: liveTime,
    ttlResolution: 0,
    // A start of 0 would mean "without end" to the cache.
    perf: { now: () => clock.now() + 1 },
    // What is forgotten while it is loaded still reaches whoever asked for it.
    ignoreFetchAbort: true,
    fetchMethod: async (key) => ({ entity: await load(key) }),
  })
  return {
    get: async (key) => (await entities.forceFetch(key)).entity,
    set: (key, entity) => void entities.set(key, { entity }),
    forget: (key) => void entities.delete(key),
  }
}
