import type { CollectionInfo } from '@mintline/solana'
import { Users } from 'lucide-react'
import { ChainHoldersNote, ReadChainHolders } from '#entities/holders/ReadChainHolders.tsx'
import type { ChainHolders } from '#entities/holders/useChainHolders.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ExportHolders } from './ExportHolders.tsx'
import { HoldersTable } from './HoldersTable.tsx'
import { holdText } from './holdersText.ts'

/** Wallets that hold items in a collection, read from the chain. */
export function ChainHoldersPanel({ collection }: { collection: CollectionInfo }) {
  return (
    <ReadChainHolders collection={collection}>
      {(found, again) => <Holders symbol={collection.symbol} found={found} onReadAgain={again} />}
    </ReadChainHolders>
  )
}

interface HoldersProps {
  symbol: string
  found: ChainHolders
  onReadAgain: () => void
}

function Holders({ symbol, found, onReadAgain }: HoldersProps) {
  const { holders, items, readAt } = found
  if (holders.length === 0) {
    return (
      <EmptyState icon={<Users />} title="No holders yet">
        Wallets that hold items appear here.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <p className="font-medium">{holdText({ holders: BigInt(holders.length), items })}</p>
          <ChainHoldersNote readAt={readAt} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onReadAgain}>Read again</Button>
          <ExportHolders symbol={symbol} all={() => holders} />
        </div>
      </div>
      <HoldersTable holders={holders} supply={items} />
    </div>
  )
}
