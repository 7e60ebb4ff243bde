import type { CollectionInfo } from '@mintline/solana'
import { History } from 'lucide-react'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PagedList } from '#shared/ui/PagedList.tsx'
import { useChainEvents } from '../model/useChainEvents.ts'
import { ChainEventsTable } from './ChainEventsTable.tsx'

/** A collection's changes and mints from the chain, newest first. */
export function ChainEventsPanel({ collection }: { collection: CollectionInfo }) {
  const query = useChainEvents(collection)
  const { events = [], hasNextPage } = query
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        From the chain, newest first. Transfers and sales between wallets are not listed.
      </p>
      <PagedList query={query} what="activity">
        {events.length > 0 && <ChainEventsTable events={events} />}
        {events.length === 0 && !hasNextPage && (
          <EmptyState icon={<History />} title="This node does not know the activity">
            It keeps no transactions of that time. To see them, choose another network node at the
            top of the page.
          </EmptyState>
        )}
      </PagedList>
    </div>
  )
}
