import type { CollectionInfo } from '@mintline/solana'
import { PageHeader } from '#shared/ui/PageHeader.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** Which collection it is, above all of its parts. */
export function CollectionHeader({ collection }: { collection: CollectionInfo }) {
  const { collectionBaseName } = collection.metadata
  return (
    <>
      <PageTitle>{collectionBaseName}</PageTitle>
      <PageHeader title={collectionBaseName} description={collection.symbol} />
    </>
  )
}
