import { createContext, use, useMemo } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { type Indexer, indexerOf } from '../lib/indexer.ts'
import type { Indexers } from '../lib/indexers.ts'

/** Servers named by the page host. */
export const IndexersContext = createContext<Indexers>(new Map())

/** Returns the chosen network's server; undefined = none is configured. */
export function useIndexer(): Indexer | undefined {
  const indexers = use(IndexersContext)
  const { cluster, identity } = useCluster()
  const { kind } = cluster
  const { network } = identity
  return useMemo(() => indexerOf(indexers, { kind }, { network }), [indexers, kind, network])
}
