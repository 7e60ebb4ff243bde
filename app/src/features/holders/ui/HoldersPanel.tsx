import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { useTotals } from '#entities/indexer/model/useTotals.ts'
import { IndexerNote } from '#entities/indexer/ui/IndexerNote.tsx'
import { holdText } from '../lib/holdText.ts'
import { useHolders } from '../model/useHolders.ts'
import { HoldersList } from './HoldersList.tsx'
import { ServerHoldersExport } from './ServerHoldersExport.tsx'

interface HoldersPanelProps {
  indexer: Indexer
  /** The collection's address. */
  deployment: string
  symbol: string
}

/** Wallets that hold items in a collection, largest holders first. */
export function HoldersPanel({ indexer, deployment, symbol }: HoldersPanelProps) {
  const { data: totals } = useTotals(indexer, deployment)
  const query = useHolders(indexer, deployment)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          {totals && <p className="font-medium">{holdText(totals)}</p>}
          {query.error === null && <IndexerNote indexer={indexer} />}
        </div>
        <ServerHoldersExport indexer={indexer} deployment={deployment} symbol={symbol} />
      </div>
      <HoldersList query={query} supply={totals?.items} />
    </div>
  )
}
