import type { CollectionInfo } from '@mintline/solana'
import { Users } from 'lucide-react'
import { LongReadProgress } from '#entities/history/ui/LongReadProgress.tsx'
import type { ChainHolders } from '#entities/holders/model/fetchChainHolders.ts'
import { useChainHolders } from '#entities/holders/model/useChainHolders.ts'
import { countText } from '#shared/lib/countText.ts'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { holdText } from '../lib/holdText.ts'
import { ExportHolders } from './ExportHolders.tsx'
import { HoldersTable } from './HoldersTable.tsx'

/** Wallets that hold items of a collection, as the chain has them: read on request where there are many items. */
export function ChainHoldersPanel({ collection }: { collection: CollectionInfo }) {
  const { symbol, numberOfTokensIssued: issued } = collection
  const read = useChainHolders(collection)
  switch (read.status) {
    case 'waiting':
      return (
        <EmptyState
          icon={<Users />}
          title="Holders are read on request"
          actions={
            <Button variant="primary" onClick={read.start}>
              Read the holders
            </Button>
          }
        >
          {`The chain lists no holders, so the owner of each item is looked up: about ${countText(issued, 'request')} to the node. You can stop at any time.`}
        </EmptyState>
      )
    case 'read':
      return <Holders symbol={symbol} found={read.result} onReadAgain={read.again} />
    default:
      return (
        <div className="flex flex-col gap-4">
          <LongReadProgress
            read={read}
            label="Owners looked up"
            failed="The holders could not be read"
          />
          {read.status === 'reading' && !read.stop && <Loading />}
        </div>
      )
  }
}

interface HoldersProps {
  symbol: string
  found: ChainHolders
  onReadAgain: () => void
}

function Holders({ symbol, found, onReadAgain }: HoldersProps) {
  const { holders, items, readAt } = found
  const time = readableDateTime(BigInt(Math.floor(readAt / 1_000)), 'local', { withSeconds: true })
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
          <p className="text-muted">{`From the chain, as of ${time}.`}</p>
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

function Loading() {
  return (
    <>
      <VisuallyHidden>Reading the holders</VisuallyHidden>
      <Skeleton height="h-64" corners="rounded-xl" />
    </>
  )
}
