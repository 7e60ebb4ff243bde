import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { IndexedOnly } from '#entities/indexer/ui/IndexedOnly.tsx'
import { HoldersPanel } from '#features/holders'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

/** Wallets that hold items of a collection. */
export function HoldersPage() {
  const { editions, symbol, metadata } = useOpenCollection()
  return (
    <>
      <PageTitle>{`Holders of ${metadata.collectionBaseName}`}</PageTitle>
      <h2>
        <VisuallyHidden>Holders</VisuallyHidden>
      </h2>
      <IndexedOnly deployment={editions} otherwise={<NotIndexed collection={editions} />}>
        {(indexer) => <HoldersPanel indexer={indexer} deployment={editions} symbol={symbol} />}
      </IndexedOnly>
    </>
  )
}

function NotIndexed({ collection }: { collection: string }) {
  return (
    <EmptyState
      icon={<Users />}
      title="No server lists this collection’s holders"
      actions={
        <Link
          to="/collections/$collection/items"
          params={{ collection }}
          className={buttonStyles()}
        >
          To the items
        </Link>
      }
    >
      The table of items looks up owners on the chain.
    </EmptyState>
  )
}
