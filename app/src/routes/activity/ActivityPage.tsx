import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Transactions of late. */
export function ActivityPage() {
  return <PageTitle>Activity</PageTitle>
}
