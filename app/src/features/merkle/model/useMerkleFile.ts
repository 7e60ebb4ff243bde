import { useEffect } from 'react'
import type { ListSource } from '#entities/list/lib/readList.ts'
import { rememberListPrices } from '#entities/list/model/listPrices.ts'
import { type ListFile, useListFile } from '#entities/list/model/useListFile.ts'
import { rootText } from '#entities/phase/lib/rootText.ts'
import type { MerkleReading } from '../lib/merkleService.ts'
import { type MerkleWorker, startMerkleWorker } from './merkleWorker.ts'

/** A chosen file, and the tree of its wallets. */
export type MerkleFile = ListFile<MerkleWorker, MerkleReading>

interface MerkleFileOptions {
  /** Initial file; undefined = none. */
  start: ListSource | undefined
  /** Lamports of the collection's flat fee, below which nobody could mint; 0 = none. */
  flatFee: bigint
}

/** The file of a merkle list, read in a worker; undefined = none. */
export function useMerkleFile(options: MerkleFileOptions) {
  const opened = useListFile<MerkleReading, MerkleWorker>({
    ...options,
    startWorker: startMerkleWorker,
  })
  const state = opened.file?.state
  const tree = state?.status === 'read' ? state.more.tree : undefined
  useEffect(() => {
    if (tree) rememberListPrices(rootText(tree.root), tree.totals)
  }, [tree])
  return opened
}
