import { useOpenCollection } from '#features/collections/model/collectionContext.ts'
import { CollectionOverview } from '#features/collections/ui/CollectionOverview.tsx'
import { MintPageCard } from '#features/mint-link/ui/MintPageCard.tsx'
import { MintedOverTime } from '#features/minted/ui/MintedOverTime.tsx'

/** What a collection is and how it fares. */
export function OverviewPage() {
  const collection = useOpenCollection()
  return (
    <CollectionOverview collection={collection}>
      <MintedOverTime key={collection.editions} collection={collection} />
      <MintPageCard
        collection={collection.editions}
        needsProofs={collection.phases.some(({ phaseType }) => phaseType === 'merkleTree')}
      />
    </CollectionOverview>
  )
}
