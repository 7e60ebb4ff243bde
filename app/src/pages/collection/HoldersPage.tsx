import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { IndexedOnly } from '#entities/indexer/ui/IndexedOnly.tsx'
import { ChainHoldersPanel, HoldersPanel } from '#features/holders'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

/** Wallets that hold items in a collection. */
export function HoldersPage() {
  const collection = useOpenCollection()
  const { editions, symbol, metadata } = collection
  return (
    <>
      <PageTitle>{`Holders of ${metadata.collectionBaseName}`}</PageTitle>
      <h2>
        <VisuallyHidden>Holders</VisuallyHidden>
      </h2>
      <IndexedOnly deployment={editions} otherwise={<ChainHoldersPanel collection={collection} />}>
        {(indexer) => <HoldersPanel indexer={indexer} deployment={editions} symbol={symbol} />}
      </IndexedOnly>
    </>
  )
}
