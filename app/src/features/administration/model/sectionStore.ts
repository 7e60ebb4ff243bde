import { createContext, use, useEffect } from 'react'
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

/** Sections with unsaved changes. */
export interface UnsavedSections {
  ids: ReadonlySet<string>
  tell: (id: string, isUnsaved: boolean) => void
}

/** Set by the page around all sections. */
export const UnsavedSectionsContext = createContext<UnsavedSections | undefined>(undefined)

/** Sections with unsaved changes. */
export function useUnsavedSections(): UnsavedSections {
  const sections = use(UnsavedSectionsContext)
  if (!sections) throw new Error('This is not on the administration page.')
  return sections
}

/** Returns true if any form in a part of the page has unsaved changes: `fee-admins/secondary`. */
export function isUnsaved(ids: ReadonlySet<string>, part: string): boolean {
  return [...ids].some((id) => id === part || id.startsWith(`${part}/`))
}

/** Reports to the page whether a section has unsaved changes. */
export function useReportUnsaved(id: string, isUnsaved: boolean): void {
  const { tell } = useUnsavedSections()
  useEffect(() => {
    tell(id, isUnsaved)
    return () => tell(id, false)
  }, [tell, id, isUnsaved])
}
