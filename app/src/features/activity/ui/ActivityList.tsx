import { History } from 'lucide-react'
import type { ActivityKind } from '#entities/indexer/lib/activity.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PagedList } from '#shared/ui/PagedList.tsx'
import { KIND_TEXTS } from '../lib/kindTexts.ts'
import type { useActivities } from '../model/useActivities.ts'
import { ActivityTable } from './ActivityTable.tsx'

interface ActivityListProps {
  query: ReturnType<typeof useActivities>
  kind: ActivityKind | 'all'
}

/** Activities of one kind or all kinds. */
export function ActivityList({ query, kind }: ActivityListProps) {
  const { activities = [], hasNextPage } = query
  return (
    <PagedList query={query} what="activity">
      {activities.length > 0 && <ActivityTable activities={activities} />}
      {activities.length === 0 && !hasNextPage && <Empty kind={kind} />}
    </PagedList>
  )
}

function Empty({ kind }: { kind: ActivityKind | 'all' }) {
  if (kind === 'sale') {
    return (
      <EmptyState icon={<History />} title="No sales are known">
        Trades on marketplaces that the server does not read are transfers.
      </EmptyState>
    )
  }
  const what = kind === 'all' ? 'activity' : KIND_TEXTS[kind].many.toLowerCase()
  return (
    <EmptyState icon={<History />} title={`No ${what} yet`}>
      {kind === 'all'
        ? 'Mints, transfers, burns and sales of items appear here.'
        : 'To see all activity, choose Everything.'}
    </EmptyState>
  )
}
