import type { CollectionInfo } from '@mintline/solana'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useMemo } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { useCurrencies } from '#entities/currency/useCurrencies.ts'
import { fetchHistoryPage } from '#entities/history/fetchHistoryPage.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { TransactionLink } from '#entities/transaction/ui/TransactionLink.tsx'
import { isoDateTime, readableDateTime } from '#shared/lib/dateTimeText.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PagedList } from '#shared/ui/PagedList.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import type { Tone } from '#shared/ui/tones.ts'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { type ChainEvent, type ChainEventKind, chainEventsOf, currenciesIn } from './chainEvents.ts'

/** A collection's changes and mints from the chain, newest first. */
export function ChainEventsPanel({ collection }: { collection: CollectionInfo }) {
  const query = useChainEvents(collection)
  const { events = [], hasNextPage } = query
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        From the chain, newest first. Transfers and sales between wallets are not listed.
      </p>
      <PagedList query={query} what="activity">
        {events.length > 0 && <ChainEventsTable events={events} />}
        {events.length === 0 && !hasNextPage && (
          <EmptyState icon={<History />} title="This node does not know the activity">
            It keeps no transactions of that time. To see them, choose another network node at the
            top of the page.
          </EmptyState>
        )}
      </PagedList>
    </div>
  )
}

/** Words and tone for each event kind. */
const CHAIN_KIND_TEXTS: Readonly<Record<ChainEventKind, { name: string; tone: Tone }>> = {
  deployment: { name: 'Deployment', tone: 'accent' },
  mint: { name: 'Mint', tone: 'success' },
  phase: { name: 'Phase', tone: 'info' },
  list: { name: 'Allowlist', tone: 'info' },
  settings: { name: 'Settings', tone: 'neutral' },
  cut: { name: 'Not known', tone: 'warn' },
}

const COLUMNS: DataColumn<ChainEvent>[] = [
  {
    id: 'kind',
    header: 'Type',
    cell: ({ kind }) => (
      <Badge tone={CHAIN_KIND_TEXTS[kind].tone}>{CHAIN_KIND_TEXTS[kind].name}</Badge>
    ),
  },
  {
    id: 'what',
    header: 'Event',
    cell: ({ what }) => (
      <span className="block min-w-48 whitespace-normal break-words">
        <UntrustedText>{what}</UntrustedText>
      </span>
    ),
  },
  {
    id: 'by',
    header: 'Paid by',
    cell: ({ by }) => <ChainAddress address={by} />,
  },
  {
    id: 'time',
    header: 'Time',
    cell: ({ time }) =>
      time === undefined ? (
        <span className="text-muted">Not known</span>
      ) : (
        <time dateTime={isoDateTime(time)}>{readableDateTime(time, 'local')}</time>
      ),
  },
  {
    id: 'transaction',
    header: 'Transaction',
    cell: ({ signature }) => <TransactionLink signature={signature} />,
  },
]

/** Events as rows. */
function ChainEventsTable({ events }: { events: readonly ChainEvent[] }) {
  return <DataTable caption="Activity" columns={COLUMNS} rows={events} rowKey={({ id }) => id} />
}

/** Transactions per page, each with its own request. */
const PAGE_SIZE = 20

/** The collection whose events are read. Addresses are base58. */
interface EventsOf {
  readonly editions: string
  /** Its controls, which every change names. */
  readonly editionsControls: string
  /** Its group mint. */
  readonly groupMint: string
  /** Items minted so far: when more are minted, the newest events are refetched. */
  readonly numberOfTokensIssued: bigint
}

/** Fetches a collection's events from the chain, newest first, page after page. */
function useChainEvents(collection: EventsOf) {
  const { editions, editionsControls, numberOfTokensIssued } = collection
  const client = useQueryClient()
  const { call } = useCluster()
  const { key } = useClusterQueries()
  const query = useInfiniteQuery({
    queryKey: key('chain events', editionsControls, String(numberOfTokensIssued)),
    queryFn: ({ pageParam: before, signal }) => {
      const page = { address: editionsControls, before, size: PAGE_SIZE }
      return fetchHistoryPage(call, client, page, signal)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const transactions = data?.pages.flatMap((page) => page.transactions) ?? []
  const currencyOf = useCurrencies(transactions.flatMap(currenciesIn))
  const names = usePhaseNames(collection)
  const events = useMemo(
    () =>
      data?.pages.flatMap(({ transactions }) =>
        transactions.flatMap((one) => chainEventsOf(one, editions, { currencyOf, names })),
      ),
    [data, editions, currencyOf, names],
  )
  return { ...query, events }
}
