import { useState } from 'react'
import type { FileText } from '#shared/ui/FileDrop.tsx'
import { type FileColumn, fileColumns } from '../lib/fileColumns.ts'
import { AS_IT_COMES, type ListSource, type ReadingChoice } from '../lib/readList.ts'

/** A file with its columns, which are detected once for each file. */
export interface ListSourceColumns extends ListSource {
  columns: readonly FileColumn[]
}

/**
 * The file of any kind of list, as chosen by the person.
 *
 * @param start - initial file; undefined = none
 */
export function useListSource(start?: ListSource) {
  const [given, setGiven] = useState(() => start && withColumns(start))
  return {
    given,
    take: (text: FileText) => setGiven(withColumns({ ...text, choice: AS_IT_COMES })),
    /** Reads it with other options. */
    choose: (change: Partial<ReadingChoice>) =>
      setGiven((now) => now && { ...now, choice: { ...now.choice, ...change } }),
    putAway: () => setGiven(undefined),
  }
}

function withColumns(list: ListSource): ListSourceColumns {
  return { ...list, columns: fileColumns(list.text) }
}
