import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** The allowlists of a collection's phases. */
export function AllowlistsPage() {
  return <PageTitle>Allowlists</PageTitle>
}
