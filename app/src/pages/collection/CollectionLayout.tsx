import { isMintlineError } from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { useParams } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { Fragment } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { collectionKey } from '#entities/collection/lib/collectionKey.ts'
import { CollectionContext } from '#entities/collection/model/collectionContext.ts'
import { useCollection } from '#entities/collection/model/useCollection.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { CollectionHeader } from '#features/collections'
import { useHasDrafts } from '#features/phases'
import { errorText } from '#shared/lib/errorText.ts'
import { clusterKey } from '#shared/lib/queryClient.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { CollectionNavigation } from './CollectionNavigation.tsx'
import { OpenPage } from './OpenPage.tsx'

/** A collection's header and navigation, around the open page. */
export function CollectionLayout() {
  const { collection } = useParams({ from: '/collections/$collection' })
  const { cluster } = useCluster()
  const { data, error, isPending, refetch } = useCollection(collection)
  if (isPending) return <Loading />
  if (data) {
    return (
      <CollectionContext value={data}>
        <CollectionHeader collection={data} />
        <Navigation collection={collection} info={data} />
        {/* The same address is another collection on another network: drafts must not carry over. */}
        <Fragment key={`${clusterKey(cluster)} ${data.editions}`}>
          <OpenPage />
        </Fragment>
      </CollectionContext>
    )
  }
  return (
    <>
      <PageTitle>Collection</PageTitle>
      {isMintlineError(error, 'EDITIONS_NOT_FOUND') ? (
        <EmptyState isPage icon={<SearchX />} title="No such collection on this network">
          <p className="break-words">{errorText(error)}</p>
          <p>It may be on another network: change it at the top of the page.</p>
        </EmptyState>
      ) : (
        <>
          <h1>
            <VisuallyHidden>Collection</VisuallyHidden>
          </h1>
          <ErrorCallout
            title="The collection could not be read"
            error={error}
            onRetry={() => void refetch()}
          />
        </>
      )}
    </>
  )
}

function Navigation({ collection, info }: { collection: string; info: CollectionInfo }) {
  const { cluster } = useCluster()
  const hasDrafts = useHasDrafts(collectionKey(cluster, info))
  const role = useRole('owner', info)
  return (
    <CollectionNavigation collection={collection} hasDrafts={hasDrafts && role.status === 'held'} />
  )
}

function Loading() {
  return (
    <>
      <PageTitle>Collection</PageTitle>
      <VisuallyHidden>Loading the collection</VisuallyHidden>
      <Skeleton height="h-8" className="mb-3 w-64" />
      <Skeleton className="mb-8 w-40" />
      <Skeleton height="h-64" corners="rounded-xl" />
    </>
  )
}
