import type { CollectionInfo } from '@mintline/solana'
import { useChainHolders } from '#entities/holders/model/useChainHolders.ts'
import { useIndexed } from '#entities/indexer/model/useIndexed.ts'
import { ExportHolders } from './ExportHolders.tsx'
import { ServerHoldersExport } from './ServerHoldersExport.tsx'

const LABEL = 'Export holders'

/** Exports all holders if they are known: from a server, else from the chain once they were read. */
export function KnownHoldersExport({ collection }: { collection: CollectionInfo }) {
  const { editions, symbol } = collection
  const indexed = useIndexed(editions)
  switch (indexed.status) {
    case 'present':
      return (
        <ServerHoldersExport
          indexer={indexed.indexer}
          deployment={editions}
          symbol={symbol}
          label={LABEL}
        />
      )
    case 'absent':
      return <ChainExport collection={collection} />
    case 'asked':
      return null
  }
}

function ChainExport({ collection }: { collection: CollectionInfo }) {
  const read = useChainHolders(collection)
  if (read.status !== 'read' || read.result.holders.length === 0) return null
  const { holders } = read.result
  return <ExportHolders symbol={collection.symbol} all={() => holders} label={LABEL} />
}
