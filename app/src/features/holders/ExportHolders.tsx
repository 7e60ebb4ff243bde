import type { CollectionInfo } from '@mintline/solana'
import { useChainHolders } from '#entities/holders/useChainHolders.ts'
import type { Holder } from '#entities/indexer/lib/holders.ts'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { fetchAllHolders } from '#entities/indexer/model/fetchHolders.ts'
import { useIndexed } from '#entities/indexer/model/useIndexed.ts'
import { useTotals } from '#entities/indexer/model/useTotals.ts'
import { exactJson } from '#shared/lib/download.ts'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'

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

interface ExportHoldersProps {
  symbol: string
  /** Returns all holders, also those that the page does not show yet. */
  all: () => readonly Holder[] | Promise<readonly Holder[]>
  /** The button's label. Default: Export. */
  label?: string
}

/** Exports all holders. */
export function ExportHolders({ symbol, all, label }: ExportHoldersProps) {
  return (
    <ExportMenu
      name={`${symbol}-holders`}
      {...(label !== undefined && { label })}
      size="md"
      csv={{ label: 'All holders as CSV', text: async () => holdersCsv(await all()) }}
      json={{ label: 'All holders as JSON', text: async () => holdersJson(await all()) }}
    />
  )
}

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

/** Formats holders as CSV: wallet and item count, in input order. Neither needs quotes. */
export function holdersCsv(holders: readonly Holder[]): string {
  const rows = holders.map(({ wallet, items }) => `${wallet},${items}\r\n`)
  return `wallet,items\r\n${rows.join('')}`
}

/** Formats holders as JSON; numbers are strings, so that they stay exact. */
export function holdersJson(holders: readonly Holder[]): string {
  return exactJson(holders.map(({ wallet, items }) => ({ wallet, items })))
}
