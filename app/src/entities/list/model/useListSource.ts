import { useState } from 'react'
import type { FileBytes } from '#shared/ui/FileDrop.tsx'
import { AS_IT_COMES, type ListSource, type ReadingChoice } from '../lib/readList.ts'

/**
 * Holds the person's chosen file for any kind of list.
 *
 * @param start - initial file; undefined = none
 */
export function useListSource(start?: ListSource) {
  const [given, setGiven] = useState(start)
  return {
    given,
    take: (file: FileBytes) => setGiven({ ...file, choice: AS_IT_COMES }),
    /** Reads it with other options. */
    choose: (change: Partial<ReadingChoice>) =>
      setGiven((now) => now && { ...now, choice: { ...now.choice, ...change } }),
    putAway: () => setGiven(undefined),
  }
}
