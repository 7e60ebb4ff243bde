import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useOpenCollection } from '#entities/collection/model/collectionContext.ts'
import { IndexedOnly } from '#entities/indexer/ui/IndexedOnly.tsx'
import { ActivityPanel } from '#features/activity'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

/** Mints, transfers, burns and sales of a collection's items. */
export function CollectionActivityPage() {
  const { editions, metadata } = useOpenCollection()
  return (
    <>
      <PageTitle>{`Activity of ${metadata.collectionBaseName}`}</PageTitle>
      <h2>
        <VisuallyHidden>Activity</VisuallyHidden>
      </h2>
      <IndexedOnly deployment={editions} otherwise={<NotIndexed collection={editions} />}>
        {(indexer) => <ActivityPanel indexer={indexer} deployment={editions} />}
      </IndexedOnly>
    </>
  )
}

function NotIndexed({ collection }: { collection: string }) {
  return (
    <EmptyState
      icon={<History />}
      title="No server lists this collection’s activity"
      actions={
        <Link to="/collections/$collection" params={{ collection }} className={buttonStyles()}>
          To the overview
        </Link>
      }
    >
      The overview shows mints over time, which this page reads from the chain.
    </EmptyState>
  )
}
