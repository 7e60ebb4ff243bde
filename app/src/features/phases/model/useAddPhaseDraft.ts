import { type CollectionInfo, MAX_PHASES } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { collectionKey } from '#entities/collection/lib/collectionKey.ts'
import { draftOf, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { keepFirstNames } from '#entities/phase/model/phaseNameStore.ts'
import { draftFromPreset, type PhasePreset } from '../lib/presets.ts'
import { phaseStorage } from './phaseDraftStore.ts'

/**
 * Returns a function that adds a draft to a collection's phases, for pages other than their editor. Undefined if the
 * collection cannot have another phase.
 */
export function useAddPhaseDraft(
  collection: CollectionInfo,
): ((preset: PhasePreset, change: Partial<PhaseDraft>) => void) | undefined {
  const { cluster } = useCluster()
  const now = secondsOf(useChainTime())
  const key = collectionKey(cluster, collection)
  const storage = phaseStorage(key)
  const chain = collection.phases.map(draftOf)
  const { base, draft } = storage.use() ?? { base: chain, draft: chain }
  if (draft.length >= MAX_PHASES) return undefined
  return (preset, change) => {
    const added = { ...draftFromPreset(preset, { others: draft, now }), ...change }
    keepFirstNames(key, draft.length)
    storage.set({ base, draft: [...draft, added] })
  }
}
