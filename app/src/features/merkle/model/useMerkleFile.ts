import { useEffect } from 'react'
import type { ListSource } from '#entities/list/lib/readList.ts'
import { rememberListPrices } from '#entities/list/model/listPrices.ts'
import { type ListFile, useListFile } from '#entities/list/model/useListFile.ts'
import { rootText } from '#entities/phase/lib/rootText.ts'
import type { MerkleReading } from '../lib/merkleService.ts'
import { type MerkleWorker, startMerkleWorker } from './merkleWorker.ts'

/** A chosen file, and its wallets' tree. */
export type MerkleFile = ListFile<MerkleWorker, MerkleReading>

interface MerkleFileOptions {
  /** Initial file; undefined = none. */
  start: ListSource | undefined
  /** The collection's flat fee in lamports, below which nobody could mint; 0 = none. */
  flatFee: bigint
}

/** Reads a merkle list's file in a worker; undefined = none. */
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
