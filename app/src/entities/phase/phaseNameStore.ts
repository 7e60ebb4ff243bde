import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { collectionKey } from '#entities/collection/model/collectionContext.ts'
import { persistentStore, usePersistent } from '#shared/lib/persistentStore.ts'
import { z } from '#shared/lib/zod.ts'
import { NO_NAMES, namesOfFirst, type PhaseNames, plainName } from './lib/phaseName.ts'

const NAMES: z.ZodMiniType<PhaseNames> = z.array(z.pipe(z.string(), z.transform(plainName)))
const store = persistentStore({
  key: 'mintline.phaseNames',
  schema: z.object({ collections: z._default(z.record(z.string(), NAMES), {}) }),
})

/** Returns the names of a collection's phases, from this browser. */
export function phaseNamesOf(key: string): PhaseNames {
  return store.get().collections[key] ?? NO_NAMES
}

/** Replaces the names of a collection's phases; without names, the collection's entry is removed. */
export function setPhaseNames(key: string, names: PhaseNames): void {
  const { [key]: _, ...others } = store.get().collections
  store.update({ collections: names.length > 0 ? { ...others, [key]: names } : others })
}

/** Drops names beyond the first phases: a new phase there has none. */
export function keepFirstNames(key: string, count: number): void {
  const names = phaseNamesOf(key)
  if (names.length > count) setPhaseNames(key, namesOfFirst(names, count))
}

/**
 * Returns the names of a collection's phases as a hook; the same object until they change. Empty without a collection.
 */
export function usePhaseNames(collection: { groupMint: string } | undefined): PhaseNames {
  const { cluster } = useCluster()
  const { collections } = usePersistent(store)
  return (collection && collections[collectionKey(cluster, collection)]) ?? NO_NAMES
}
