import { isMintlineError } from '@mintline/core'
import { type CollectionInfo, fetchCollectionInfo } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useParams, useRouterState } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { Fragment, startTransition, useEffect, useState } from 'react'
import { useAccountChanges } from '#entities/cluster/model/accountWatchContext.ts'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { CollectionContext, collectionKey } from '#entities/collection/model/collectionContext.ts'
import { useRole } from '#entities/collection/model/useRole.ts'
import { CollectionHeader } from '#features/collections'
import { useHasDrafts } from '#features/phases'
import { errorText } from '#shared/lib/errorText.ts'
import { clusterKey } from '#shared/lib/queryClient.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { CollectionNavigation } from './CollectionNavigation.tsx'

/** Polling interval for the minted count (specification 9), until the accounts are known and watched. */
const INTERVAL = 15_000

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

/**
 * A collection's open page. A page change shows in the navigation at once, and the page renders after that, in parts
 * that leave room for interaction: the router alone would render both in one go.
 */
function OpenPage() {
  const opened = useRouterState({ select: ({ matches }) => matches.at(-1)?.id })
  const [drawn, setDrawn] = useState(opened)
  useEffect(() => startTransition(() => setDrawn(opened)), [opened])
  // As tall as the window, so that the page does not jump.
  return drawn === opened ? <Outlet /> : <div aria-busy="true" className="min-h-dvh" />
}

/**
 * Fetches a collection with all its accounts, and refetches it within 15 seconds after one changes.
 *
 * @param collection Its symbol, or an address: its deployment's, its controls', its group mint's or an item's.
 */
function useCollection(collection: string) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const query = useQuery<CollectionInfo>({
    queryKey: key('collection', collection),
    queryFn: async () => fetchCollectionInfo(connection, collection),
    refetchInterval: ({ state }) => state.data === undefined && INTERVAL,
  })
  const { data, refetch } = query
  const accounts = data ? [data.editions, data.editionsControls, data.groupMint] : []
  useAccountChanges(accounts, () => void refetch())
  return query
}
