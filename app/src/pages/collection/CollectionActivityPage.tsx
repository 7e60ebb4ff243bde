import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { IndexedOnly } from '#entities/indexer/ui/IndexedOnly.tsx'
import { ActivityPanel, ChainEventsPanel } from '#features/activity'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

/** A collection's activity: its items' if a server lists it, else its changes and mints from the chain. */
export function CollectionActivityPage() {
  const collection = useOpenCollection()
  const { editions, metadata } = collection
  return (
    <>
      <PageTitle>{`Activity of ${metadata.collectionBaseName}`}</PageTitle>
      <h2>
        <VisuallyHidden>Activity</VisuallyHidden>
      </h2>
      <IndexedOnly deployment={editions} otherwise={<ChainEventsPanel collection={collection} />}>
        {(indexer) => <ActivityPanel indexer={indexer} deployment={editions} />}
      </IndexedOnly>
    </>
  )
}
