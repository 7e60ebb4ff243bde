import { useState } from 'react'
import type { GivenText } from '#shared/ui/FileDrop.tsx'
import { type FileColumn, fileColumns } from '../lib/fileColumns.ts'
import { AS_IT_COMES, type GivenList, type ReadingChoice } from '../lib/readList.ts'

/** A file with its columns, which are the same as long as it is the same file. */
export interface GivenColumns extends GivenList {
  columns: readonly FileColumn[]
}

/**
 * The file of a list of any kind, as a person has given it.
 *
 * @param start - file to begin with; undefined = none
 */
export function useGivenList(start?: GivenList) {
  const [given, setGiven] = useState(() => start && withColumns(start))
  return {
    given,
    take: (text: GivenText) => setGiven(withColumns({ ...text, choice: AS_IT_COMES })),
    /** Reads it in another way. */
    choose: (change: Partial<ReadingChoice>) =>
      setGiven((now) => now && { ...now, choice: { ...now.choice, ...change } }),
    putAway: () => setGiven(undefined),
  }
}

function withColumns(list: GivenList): GivenColumns {
  return { ...list, columns: fileColumns(list.text) }
}
