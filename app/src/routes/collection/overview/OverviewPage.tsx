import { useOpenCollection } from '#features/collections/model/collectionContext.ts'
import { CollectionOverview } from '#features/collections/ui/CollectionOverview.tsx'

/** What a collection is and how it fares. */
export function OverviewPage() {
  return <CollectionOverview collection={useOpenCollection()} />
}
