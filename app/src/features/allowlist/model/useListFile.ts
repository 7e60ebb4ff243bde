import { useMemo, useState } from 'react'
import { coinOf } from '#entities/cluster/lib/coinOf.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { fileColumns } from '#entities/list/lib/fileColumns.ts'
import {
  AS_IT_COMES,
  type GivenList,
  type ListReading,
  needsPriceUnit,
  type OpenList,
  readList,
} from '#entities/list/lib/readList.ts'
import type { GivenText } from '#shared/ui/FileDrop.tsx'

/** A file that a person has given, and what it holds. */
export interface ListFile extends GivenList, OpenList {
  /** True where its prices name no unit. */
  needsUnit: boolean
  reading: ListReading
}

/**
 * The file that is compared with the chain; undefined = none.
 *
 * @param flatFee - lamports of the collection's flat fee; 0 = none
 */
export function useListFile(flatFee: bigint): {
  file: ListFile | undefined
  take: (given: GivenText) => void
  putAway: () => void
} {
  const coin = coinOf(useCluster().identity.currency)
  const [given, setGiven] = useState<GivenText>()
  const [choice, setChoice] = useState(AS_IT_COMES)
  const columns = useMemo(() => (given ? fileColumns(given.text) : []), [given])
  const reading = useMemo(
    () => given && readList(given.text, { choice, symbol: coin, flatFee }),
    [given, choice, coin, flatFee],
  )
  const needsUnit = useMemo(
    () => given !== undefined && needsPriceUnit(given.text, { columns: choice.columns }),
    [given, choice.columns],
  )
  return {
    file: given &&
      reading && {
        ...given,
        columns,
        choice,
        needsUnit,
        reading,
        choose: (change) => setChoice((now) => ({ ...now, ...change })),
      },
    take: (next) => {
      setGiven(next)
      setChoice(AS_IT_COMES)
    },
    putAway: () => setGiven(undefined),
  }
}
