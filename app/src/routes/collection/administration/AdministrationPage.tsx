import { Administration } from '#features/administration/ui/Administration.tsx'
import { useOpenCollection } from '#features/collections/model/collectionContext.ts'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** What can be changed of a collection. */
export function AdministrationPage() {
  const { editions, metadata } = useOpenCollection()
  return (
    <>
      <PageTitle>{`Administration of ${metadata.collectionBaseName}`}</PageTitle>
      {/* What is edited of one collection is no draft of another. */}
      <Administration key={editions} />
    </>
  )
}
