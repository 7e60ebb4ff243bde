import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { coinOf } from '#entities/cluster/lib/coinOf.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { type FileColumn, fileColumns } from '#entities/list/lib/fileColumns.ts'
import {
  AS_IT_COMES,
  type GivenList,
  type MissingColumn,
  type OpenList,
  type ReadingChoice,
} from '#entities/list/lib/readList.ts'
import { rememberListPrices } from '#entities/list/model/listPrices.ts'
import { rootText } from '#entities/phase/lib/rootText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import type { GivenText } from '#shared/ui/FileDrop.tsx'
import type { CallProgress } from '../lib/calls.ts'
import type { MerkleReading } from '../lib/merkleDesk.ts'
import { type MerkleWorker, startMerkleWorker } from './merkleWorker.ts'

/** How far a file is on its way to a tree. */
export type MerkleFileState =
  /** Progress counts nodes of the tree; undefined = the rows are being read. */
  | { status: 'working'; progress: CallProgress | undefined }
  /** One sentence that says what to change. */
  | { status: 'unreadable'; reason: string }
  | Extract<MerkleReading, { status: 'incomplete' }>
  /** The worker keeps the list. */
  | (Extract<MerkleReading, { status: 'read' }> & { worker: MerkleWorker })

/** A file that a person has given, and the tree of its wallets. */
export interface MerkleFile extends OpenList {
  name: string
  /** Columns that it was found to lack, so far. */
  missing: readonly MissingColumn[]
  /** True where its prices were found to name no unit. */
  needsUnit: boolean
  state: MerkleFileState
}

interface Given extends GivenText {
  columns: readonly FileColumn[]
  choice: ReadingChoice
  missing: readonly MissingColumn[]
  needsUnit: boolean
}

interface MerkleFileOptions {
  /** File to begin with; undefined = none. */
  start: GivenList | undefined
  /** Lamports of the collection's flat fee, below which nobody could mint; 0 = none. */
  flatFee: bigint
}

/** The file of a merkle list, read beside the page; undefined = none. */
export function useMerkleFile({ start, flatFee }: MerkleFileOptions): {
  file: MerkleFile | undefined
  take: (given: GivenText) => void
  /** Forgets the file, and ends whatever is made of it. */
  putAway: () => void
} {
  const coin = coinOf(useCluster().identity.currency)
  const [given, setGiven] = useState<Given>()
  const [state, setState] = useState<MerkleFileState>({ status: 'working', progress: undefined })
  const current = useRef<MerkleWorker>(undefined)

  const read = (next: Given) => {
    current.current?.stop()
    const worker = startMerkleWorker()
    current.current = worker
    const tell = (told: MerkleFileState) => {
      if (current.current === worker) setState(told)
    }
    const onProgress = (progress: CallProgress) => tell({ status: 'working', progress })
    setGiven(next)
    setState({ status: 'working', progress: undefined })
    worker.read(next.text, { ...next.choice, symbol: coin, flatFee }, { onProgress }).then(
      (reading) => {
        if (reading.status === 'read') {
          const { needsUnit, tree } = reading
          setGiven((now) => (now === next ? { ...next, needsUnit } : now))
          if (tree) rememberListPrices(rootText(tree.root), tree.totals)
          return tell({ ...reading, worker })
        }
        const missing = [...new Set([...next.missing, ...reading.missing])]
        setGiven((now) => (now === next ? { ...next, missing } : now))
        tell(reading)
      },
      (error: unknown) => tell({ status: 'unreadable', reason: errorText(error) }),
    )
  }
  const take = (next: GivenText, choice = AS_IT_COMES) =>
    read({ ...next, columns: fileColumns(next.text), choice, missing: [], needsUnit: false })
  const begin = useEffectEvent(() => {
    if (start) take(start, start.choice)
  })
  useEffect(() => {
    begin()
    return () => current.current?.stop()
  }, [])
  return {
    file: given && {
      ...given,
      state,
      choose: (change) => read({ ...given, choice: { ...given.choice, ...change } }),
    },
    take: (next) => take(next),
    putAway: () => {
      current.current?.stop()
      current.current = undefined
      setGiven(undefined)
    },
  }
}
