import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { draftStore } from '#shared/form/draftStore.ts'
import type { Section } from '../lib/section.ts'

const store = draftStore('mintline.administration')

/** Returns browser storage for unsaved changes to a section in the open collection. */
export function useStoredSection<Draft>(id: string, { schema }: Section<Draft>) {
  return store.of(`${useCollectionKey()} ${id}`, schema)
}

/** Deletes unsaved changes to the open collection. */
export function useForgetSections(): () => void {
  const key = useCollectionKey()
  return () => store.forget(`${key} `)
}

/** Returns the open collection's key: its group mint, which unlike its symbol is unique to it. */
function useCollectionKey(): string {
  const { cluster } = useCluster()
  const { groupMint } = useOpenCollection()
  return `${cluster.id} ${groupMint}`
}
