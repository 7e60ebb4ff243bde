import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** What can be changed of a collection. */
export function AdministrationPage() {
  return <PageTitle>Administration</PageTitle>
}
