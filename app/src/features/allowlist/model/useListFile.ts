import { useMemo } from 'react'
import { coinOf } from '#entities/cluster/lib/coinOf.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import {
  type ListReading,
  type ListSource,
  type MissingColumn,
  needsPriceUnit,
  type OpenList,
  readList,
} from '#entities/list/lib/readList.ts'
import { useListSource } from '#entities/list/model/useListSource.ts'
import type { FileText } from '#shared/ui/FileDrop.tsx'

/** A chosen file and its contents. */
export interface ListFile extends ListSource, OpenList {
  reading: ListReading
}

/**
 * The file to compare with the chain; undefined = none.
 *
 * @param flatFee - lamports of the collection's flat fee; 0 = none
 */
export function useListFile(flatFee: bigint): {
  file: ListFile | undefined
  take: (given: FileText) => void
  putAway: () => void
} {
  const symbol = coinOf(useCluster().identity.currency)
  const { given, choose, ...controls } = useListSource()
  const file = useMemo(() => {
    if (!given) return undefined
    const { text, choice } = given
    const reading = readList(text, { choice, symbol, flatFee })
    const missing = columnsAskedFor(reading, given)
    return { ...given, reading, missing, needsUnit: needsPriceUnit(text, choice) }
  }, [given, symbol, flatFee])
  return { file: file && { ...file, choose }, ...controls }
}

/** Columns missing from the file, including those with values already given. */
function columnsAskedFor(reading: ListReading, { choice }: ListSource): MissingColumn[] {
  const missing = reading.status === 'incomplete' ? reading.missing : []
  const fields: readonly MissingColumn[] = ['price', 'amount']
  return fields.filter(
    (field) =>
      missing.includes(field) ||
      (field === 'price' ? choice.defaultPrice : choice.defaultAmount) !== undefined,
  )
}
