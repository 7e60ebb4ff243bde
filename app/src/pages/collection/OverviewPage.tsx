import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { CollectionOverview } from '#features/collections'
import { OnSaleNotice } from '#features/deploy'
import { KnownHoldersExport } from '#features/holders'
import { LaunchCheckCard } from '#features/launch-check'
import { MintPageCard } from '#features/mint-link'
import { MintedOverTime } from '#features/minted'
import { SalesOverview } from '#features/sales'

/** A collection's overview. */
export function OverviewPage() {
  const collection = useOpenCollection()
  return (
    <CollectionOverview
      collection={collection}
      numbers={
        <>
          <OnSaleNotice collection={collection.editions} />
          <SalesOverview key={collection.editions} collection={collection} />
        </>
      }
      exports={<KnownHoldersExport collection={collection} />}
    >
      <MintedOverTime key={collection.editions} collection={collection} />
      <LaunchCheckCard key={`check ${collection.editions}`} collection={collection} />
      <MintPageCard collection={collection} />
    </CollectionOverview>
  )
}
