import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { fetchAllHolders } from '#entities/indexer/model/fetchHolders.ts'
import { useTotals } from '#entities/indexer/model/useTotals.ts'
import { ExportHolders } from './ExportHolders.tsx'

interface ServerHoldersExportProps {
  indexer: Indexer
  /** The collection's address. */
  deployment: string
  symbol: string
  /** The button's label. Default: Export. */
  label?: string
}

/** Exports all holders from a server; nothing while it counts none. */
export function ServerHoldersExport({ indexer, deployment, ...menu }: ServerHoldersExportProps) {
  const { data: totals } = useTotals(indexer, deployment)
  if (!totals || totals.holders === 0n) return null
  return <ExportHolders {...menu} all={() => fetchAllHolders(indexer, deployment)} />
}
