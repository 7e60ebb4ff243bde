import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Where a collection is made. */
export function DeployPage() {
  return <PageTitle>Deploy a collection</PageTitle>
}
