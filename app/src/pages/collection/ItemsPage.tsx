import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { ItemsPanel } from '#features/items'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

/** A collection's items. */
export function ItemsPage() {
  const collection = useOpenCollection()
  return (
    <>
      <PageTitle>{`Items of ${collection.metadata.collectionBaseName}`}</PageTitle>
      <h2>
        <VisuallyHidden>Items</VisuallyHidden>
      </h2>
      <ItemsPanel key={collection.editions} collection={collection} />
    </>
  )
}
