import { createContext, use, useEffect } from 'react'

/** Which sections of the page hold what is not saved. */
export interface UnsavedSections {
  ids: ReadonlySet<string>
  tell: (id: string, isUnsaved: boolean) => void
}

/** Set by the page around all sections. */
export const UnsavedSectionsContext = createContext<UnsavedSections | undefined>(undefined)

/** Which sections of the page hold what is not saved. */
export function useUnsavedSections(): UnsavedSections {
  const sections = use(UnsavedSectionsContext)
  if (!sections) throw new Error('This is not on the administration page.')
  return sections
}

/** Whether a part of the page holds what is not saved, in any of its forms: `fee-admins/secondary`. */
export function isUnsaved(ids: ReadonlySet<string>, part: string): boolean {
  return [...ids].some((id) => id === part || id.startsWith(`${part}/`))
}

/** Tells the page whether a section holds what is not saved. */
export function useTellUnsaved(id: string, isUnsaved: boolean): void {
  const { tell } = useUnsavedSections()
  useEffect(() => {
    tell(id, isUnsaved)
    return () => tell(id, false)
  }, [tell, id, isUnsaved])
}
