import { Link } from '@tanstack/react-router'
import { Layers } from 'lucide-react'
import { useCollections } from '#entities/collection/model/useCollections.ts'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { CollectionCard } from './CollectionCard.tsx'

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** Collections owned by an address. */
export function CollectionsOf({ creator }: { creator: string }) {
  const { data, error, isPending, refetch } = useCollections(creator)
  if (isPending) {
    return (
      <div className={GRID}>
        <VisuallyHidden>Loading your collections</VisuallyHidden>
        <Skeleton height="h-44" corners="rounded-xl" />
        <Skeleton height="h-44" corners="rounded-xl" />
        <Skeleton height="h-44" corners="rounded-xl" />
      </div>
    )
  }
  if (!data) {
    const retry = () => void refetch()
    return <ErrorCallout title="Your collections could not be read" error={error} onRetry={retry} />
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<Layers />}
        title="No collections yet"
        actions={
          <Link to="/deploy" className={buttonStyles()}>
            Deploy your first collection
          </Link>
        }
      >
        Collections owned by this wallet appear here. Open any other one by its symbol or address
        below.
      </EmptyState>
    )
  }
  return (
    <div className={GRID}>
      {data.map((collection) => (
        <CollectionCard key={collection.editions} collection={collection} />
      ))}
    </div>
  )
}
