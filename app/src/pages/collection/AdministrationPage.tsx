import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { Administration } from '#features/administration'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** A collection's administration. */
export function AdministrationPage() {
  const { editions, metadata } = useOpenCollection()
  return (
    <>
      <PageTitle>{`Administration of ${metadata.collectionBaseName}`}</PageTitle>
      {/* With a key: drafts of one collection must not appear in another. */}
      <Administration key={editions} />
    </>
  )
}
