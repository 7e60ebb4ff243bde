import { useCallback, useMemo, useState } from 'react'
import type { UnsavedSections } from './unsavedSections.ts'

const NONE: ReadonlySet<string> = new Set()

/** Holds which sections on the page have unsaved changes. */
export function useUnsavedIds(): UnsavedSections {
  const [ids, setIds] = useState(NONE)
  const tell = useCallback((id: string, isUnsaved: boolean) => {
    setIds((now) => {
      if (now.has(id) === isUnsaved) return now
      const others = [...now].filter((other) => other !== id)
      return new Set(isUnsaved ? [...others, id] : others)
    })
  }, [])
  return useMemo(() => ({ ids, tell }), [ids, tell])
}
