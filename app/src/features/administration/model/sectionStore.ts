import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { draftStore } from '#shared/form/draftStore.ts'
import type { Section } from '../lib/section.ts'

const store = draftStore('mintline.administration')

/** Place in the browser for what is not saved of a section of the collection that is open. */
export function useKeptSection<Draft>(id: string, { schema }: Section<Draft>) {
  return store.of(`${useCollectionKey()} ${id}`, schema)
}

/** Forgets what is not saved of the collection that is open. */
export function useForgetSections(): () => void {
  const key = useCollectionKey()
  return () => store.forget(`${key} `)
}

/** Its group mint is a collection's own, unlike its symbol. */
function useCollectionKey(): string {
  const { cluster } = useCluster()
  const { groupMint } = useOpenCollection()
  return `${cluster.id} ${groupMint}`
}
