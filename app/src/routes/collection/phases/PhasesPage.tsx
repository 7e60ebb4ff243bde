import { useOpenCollection } from '#features/collections/model/collectionContext.ts'
import { PhasesView } from '#features/phases/ui/PhasesView.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** The phases of a collection. */
export function PhasesPage() {
  return (
    <>
      <PageTitle>Phases</PageTitle>
      <PhasesView collection={useOpenCollection()} />
    </>
  )
}
