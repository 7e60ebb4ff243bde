import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { PhasesView } from '#features/phases'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** A collection's phases. */
export function PhasesPage() {
  return (
    <>
      <PageTitle>Phases</PageTitle>
      <PhasesView collection={useOpenCollection()} />
    </>
  )
}
