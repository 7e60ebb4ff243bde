import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { MerkleWorkbench } from '#features/merkle'
import { PhasesView } from '#features/phases'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** The phases of a collection. */
export function PhasesPage() {
  return (
    <>
      <PageTitle>Phases</PageTitle>
      <PhasesView collection={useOpenCollection()} MerkleList={MerkleWorkbench} />
    </>
  )
}
