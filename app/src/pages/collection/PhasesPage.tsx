import { lazy } from 'react'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { PhasesView } from '#features/phases'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Few phases have a list that is built here, so its code is loaded when it is opened. */
const MerkleWorkbench = lazy(async () => {
  const { MerkleWorkbench: workbench } = await import('#features/merkle')
  return { default: workbench }
})

/** A collection's phases. */
export function PhasesPage() {
  return (
    <>
      <PageTitle>Phases</PageTitle>
      <PhasesView collection={useOpenCollection()} MerkleList={MerkleWorkbench} />
    </>
  )
}
