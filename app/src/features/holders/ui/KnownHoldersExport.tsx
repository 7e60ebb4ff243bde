import type { CollectionInfo } from '@mintline/solana'
import { useChainHolders } from '#entities/holders/model/useChainHolders.ts'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { fetchAllHolders } from '#entities/indexer/model/fetchHolders.ts'
import { useIndexed } from '#entities/indexer/model/useIndexed.ts'
import { useTotals } from '#entities/indexer/model/useTotals.ts'
import { ExportHolders } from './ExportHolders.tsx'

const LABEL = 'Export holders'

/** Export of all holders where they are known: from a server, else from the chain once they were read. */
export function KnownHoldersExport({ collection }: { collection: CollectionInfo }) {
  const indexed = useIndexed(collection.editions)
  switch (indexed.status) {
    case 'present':
      return <ServerExport indexer={indexed.indexer} collection={collection} />
    case 'absent':
      return <ChainExport collection={collection} />
    case 'asked':
      return null
  }
}

interface ServerExportProps {
  indexer: Indexer
  collection: CollectionInfo
}

function ServerExport({ indexer, collection: { editions, symbol } }: ServerExportProps) {
  const { data: totals } = useTotals(indexer, editions)
  if (!totals || totals.holders === 0n) return null
  const all = () => fetchAllHolders(indexer, editions)
  return <ExportHolders symbol={symbol} all={all} label={LABEL} />
}

function ChainExport({ collection }: { collection: CollectionInfo }) {
  const read = useChainHolders(collection)
  if (read.status !== 'read' || read.result.holders.length === 0) return null
  const { holders } = read.result
  return <ExportHolders symbol={collection.symbol} all={() => holders} label={LABEL} />
}
