import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { Administration } from '#features/administration'
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
