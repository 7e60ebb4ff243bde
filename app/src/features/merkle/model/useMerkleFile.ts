import { useEffect, useEffectEvent, useState } from 'react'
import { coinOf } from '#entities/cluster/lib/coinOf.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import type { ListSource, MissingColumn, OpenList } from '#entities/list/lib/readList.ts'
import { rememberListPrices } from '#entities/list/model/listPrices.ts'
import { type ListSourceColumns, useListSource } from '#entities/list/model/useListSource.ts'
import { rootText } from '#entities/phase/lib/rootText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import type { CallProgress } from '#shared/lib/workerCalls.ts'
import type { FileText } from '#shared/ui/FileDrop.tsx'
import type { MerkleReading } from '../lib/merkleService.ts'
import { type MerkleWorker, startMerkleWorker } from './merkleWorker.ts'

/** Progress of building a tree from a file. */
export type MerkleFileState =
  /** Progress counts nodes of the tree; undefined = rows are being read. */
  | { status: 'working'; progress: CallProgress | undefined }
  /** `reason` is one sentence that says what to change. */
  | { status: 'unreadable'; reason: string }
  | Extract<MerkleReading, { status: 'incomplete' }>
  /** The worker holds the list. */
  | (Extract<MerkleReading, { status: 'read' }> & { worker: MerkleWorker })

/** A chosen file, and the tree of its wallets. */
export interface MerkleFile extends OpenList {
  state: MerkleFileState
}

/** Properties detected in a file; they stay while its options change. */
interface Found {
  given: ListSourceColumns
  state: MerkleFileState
  missing: readonly MissingColumn[]
  needsUnit: boolean
}

interface MerkleFileOptions {
  /** Initial file; undefined = none. */
  start: ListSource | undefined
  /** Lamports of the collection's flat fee, below which nobody could mint; 0 = none. */
  flatFee: bigint
}

/** The file of a merkle list, read in a worker; undefined = none. */
export function useMerkleFile({ start, flatFee }: MerkleFileOptions): {
  file: MerkleFile | undefined
  take: (given: FileText) => void
  /** Closes the file, and cancels work on it. */
  putAway: () => void
} {
  const symbol = coinOf(useCluster().identity.currency)
  const { given, choose, ...controls } = useListSource(start)
  const [last, setLast] = useState<Found>()
  const read = useEffectEvent(
    (worker: MerkleWorker, text: ListSourceColumns, tell: (state: MerkleFileState) => void) =>
      worker
        .read(
          text.text,
          { ...text.choice, symbol, flatFee },
          { onProgress: (progress) => tell({ status: 'working', progress }) },
        )
        .then(
          (reading) => tell(reading.status === 'read' ? { ...reading, worker } : reading),
          (error: unknown) => tell({ status: 'unreadable', reason: errorText(error) }),
        ),
  )
  useEffect(() => {
    if (!given) return
    const worker = startMerkleWorker()
    let isCurrent = true
    void read(worker, given, (state) => {
      if (!isCurrent) return
      if (state.status === 'read' && state.tree) {
        rememberListPrices(rootText(state.tree.root), state.tree.totals)
      }
      setLast((before) => foundWith(state, given, before))
    })
    return () => {
      isCurrent = false
      worker.stop()
    }
  }, [given])
  if (!given) return { file: undefined, ...controls }
  const found = last?.given === given ? last : foundWith(WORKING, given, last)
  return { file: { ...given, ...found, choose }, ...controls }
}

const WORKING: MerkleFileState = { status: 'working', progress: undefined }

function foundWith(
  state: MerkleFileState,
  given: ListSourceColumns,
  before: Found | undefined,
): Found {
  const isSameFile = before?.given.columns === given.columns
  const { missing, needsUnit } = isSameFile ? before : { missing: [], needsUnit: false }
  return {
    given,
    state,
    missing: state.status === 'incomplete' ? [...new Set([...missing, ...state.missing])] : missing,
    needsUnit: state.status === 'read' ? state.needsUnit : needsUnit,
  }
}
