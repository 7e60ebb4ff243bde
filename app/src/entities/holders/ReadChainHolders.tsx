import type { CollectionInfo } from '@mintline/solana'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { LongReadProgress } from '#entities/history/LongReadProgress.tsx'
import { countText } from '#shared/lib/countText.ts'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { type ChainHolders, useChainHolders } from './useChainHolders.ts'

interface ReadChainHoldersProps {
  collection: CollectionInfo
  /** Renders the holders; `again` rereads them. */
  children: (found: ChainHolders, again: () => void) => ReactNode
}

/** Content from the chain's holders: read on request if there are many items. */
export function ReadChainHolders({ collection, children }: ReadChainHoldersProps) {
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
          {`The chain lists no holders, so the owner of each item is looked up: about ${countText(collection.numberOfTokensIssued, 'request')} to the node. You can stop at any time, and go on later.`}
        </EmptyState>
      )
    case 'read':
      return children(read.result, read.again)
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

function Loading() {
  return (
    <>
      <VisuallyHidden>Reading the holders</VisuallyHidden>
      <Skeleton height="h-64" corners="rounded-xl" />
    </>
  )
}

/** Note that holders come from the chain, with the time of the read. */
export function ChainHoldersNote({ readAt }: { readAt: number }) {
  const time = readableDateTime(BigInt(Math.floor(readAt / 1_000)), 'local', { withSeconds: true })
  return <p className="text-muted">{`From the chain, as of ${time}.`}</p>
}
