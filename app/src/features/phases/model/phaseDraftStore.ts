import type { CollectionInfo } from '@mintline/solana'
import { persistentStore, usePersistent } from '#shared/lib/persistentStore.ts'
import { type DraftedPhases, fromKept, KEPT_DRAFTS, toKept } from '../lib/keptDrafts.ts'

/** Drafts of phases that are not saved, so that neither another page nor a reload loses them. */
export const phaseDraftStore = persistentStore({ key: 'mintline.phases', schema: KEPT_DRAFTS })

/** Name of a collection in the store: its group mint is its own, unlike its symbol. */
export function draftsKey(
  cluster: { id: string },
  { groupMint }: Pick<CollectionInfo, 'groupMint'>,
) {
  return `${cluster.id} ${groupMint}`
}

/** Drafts of a collection; undefined = everything is saved. */
export function keptDrafts(key: string): DraftedPhases | undefined {
  const kept = phaseDraftStore.get().collections[key]
  return kept && fromKept(kept)
}

/** Keeps drafts in the place of those before; undefined forgets them. */
export function keepDrafts(key: string, drafts: DraftedPhases | undefined): void {
  const { [key]: _, ...others } = phaseDraftStore.get().collections
  const collections = drafts ? { ...others, [key]: toKept(drafts) } : others
  phaseDraftStore.update({ collections })
}

/** True while a collection has drafts that are not saved. */
export function useHasDrafts(key: string): boolean {
  return usePersistent(phaseDraftStore).collections[key] !== undefined
}
