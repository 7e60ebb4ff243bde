import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** The phases of a collection. */
export function PhasesPage() {
  return <PageTitle>Phases</PageTitle>
}
