import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import type { Holder, HolderPage } from '#entities/indexer/lib/holders.ts'
import { type Indexer, POLL_INTERVAL } from '#entities/indexer/lib/indexer.ts'
import { fetchHolders } from '#entities/indexer/model/fetchHolders.ts'
import { useTotals } from '#entities/indexer/model/useTotals.ts'
import { IndexerNote } from '#entities/indexer/ui/IndexerNote.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PagedList } from '#shared/ui/PagedList.tsx'
import { ServerHoldersExport } from './ExportHolders.tsx'
import { HoldersTable } from './HoldersTable.tsx'
import { holdText } from './holdersText.ts'

const PAGE_SIZE = 50

interface HoldersPanelProps {
  indexer: Indexer
  /** The collection's address. */
  deployment: string
  symbol: string
}

/** Wallets that hold items in a collection, largest holders first. */
export function HoldersPanel({ indexer, deployment, symbol }: HoldersPanelProps) {
  const { data: totals } = useTotals(indexer, deployment)
  const query = useHolders(indexer, deployment)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          {totals && <p className="font-medium">{holdText(totals)}</p>}
          {query.error === null && <IndexerNote indexer={indexer} />}
        </div>
        <ServerHoldersExport indexer={indexer} deployment={deployment} symbol={symbol} />
      </div>
      <HoldersList query={query} supply={totals?.items} />
    </div>
  )
}

interface HoldersListProps {
  query: ReturnType<typeof useHolders>
  /** Items that exist; undefined = not known yet. */
  supply: bigint | undefined
}

/** Holders, largest first. */
function HoldersList({ query, supply }: HoldersListProps) {
  const { holders = [] } = query
  return (
    <PagedList query={query} what="holders">
      {holders.length > 0 ? (
        <HoldersTable holders={holders} supply={supply} />
      ) : (
        <EmptyState icon={<Users />} title="No holders yet">
          Wallets that hold items appear here.
        </EmptyState>
      )}
    </PagedList>
  )
}

/** Fetches a collection's holders, page after page. */
function useHolders(indexer: Indexer, deployment: string) {
  const { key } = useClusterQueries()
  const query = useInfiniteQuery({
    queryKey: key('holders', indexer.url, deployment),
    queryFn: ({ pageParam: continuation, signal }) =>
      fetchHolders(indexer, { deployment, continuation, size: PAGE_SIZE }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    retry: 1,
    // Those on further pages hold little.
    refetchInterval: ({ state }) => (state.data?.pages.length ?? 0) <= 1 && POLL_INTERVAL,
  })
  const { data } = query
  const holders = useMemo(() => data && shownHolders(data.pages), [data])
  return { ...query, holders }
}

/** Returns several pages' holders, deduplicated: one whose count fell between two pages is on both. */
function shownHolders(pages: readonly HolderPage[]): Holder[] {
  const byWallet = new Map<string, Holder>()
  for (const { holders } of pages) {
    for (const holder of holders) byWallet.set(holder.wallet, holder)
  }
  return [...byWallet.values()]
}
