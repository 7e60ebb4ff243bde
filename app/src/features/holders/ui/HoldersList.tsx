import { Users } from 'lucide-react'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PagedList } from '#shared/ui/PagedList.tsx'
import type { useHolders } from '../model/useHolders.ts'
import { HoldersTable } from './HoldersTable.tsx'

interface HoldersListProps {
  query: ReturnType<typeof useHolders>
  /** Items that exist; undefined = not known yet. */
  supply: bigint | undefined
}

/** Holders, largest first. */
export function HoldersList({ query, supply }: HoldersListProps) {
  const { holders = [] } = query
  return (
    <PagedList query={query} what="holders">
      {holders.length > 0 ? (
        <HoldersTable holders={holders} supply={supply} />
      ) : (
        <EmptyState icon={<Users />} title="No holders yet">
          Wallets that hold items appear here.
        </EmptyState>
      )}
    </PagedList>
  )
}
