import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { ChainAddress, useExplorer } from '#entities/cluster/ui/ChainAddress.tsx'
import type { CurrencyOf } from '#entities/currency/amounts.ts'
import { useCurrencies } from '#entities/currency/useCurrencies.ts'
import { type Indexer, POLL_INTERVAL } from '#entities/indexer/lib/indexer.ts'
import {
  ACTIVITY_KINDS,
  type ActivityKind,
  fetchActivities,
  type PaidPrice,
} from '#entities/indexer/model/fetchActivities.ts'
import { fetchItemNames } from '#entities/indexer/model/fetchItemNames.ts'
import { IndexerNote } from '#entities/indexer/ui/IndexerNote.tsx'
import { TransactionLink } from '#entities/transaction/ui/TransactionLink.tsx'
import { priceText } from '#shared/lib/amountText.ts'
import { isoDateTime, readableDateTime } from '#shared/lib/dateTimeText.ts'
import { parseDecimal } from '#shared/lib/decimal.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PagedList } from '#shared/ui/PagedList.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import {
  KIND_TEXTS,
  type NamedActivity,
  type NamedPage,
  shownActivities,
} from './shownActivities.ts'

interface ActivityPanelProps {
  indexer: Indexer
  /** The collection's address. */
  deployment: string
}

const OPTIONS = [
  { value: 'all', label: 'Everything' },
  ...ACTIVITY_KINDS.map((value) => ({ value, label: KIND_TEXTS[value].many })),
] as const

/** Mints, transfers, burns and sales of a collection's items, latest first. */
export function ActivityPanel({ indexer, deployment }: ActivityPanelProps) {
  const [kind, setKind] = useState<ActivityKind | 'all'>('all')
  const query = useActivities(indexer, deployment, kind)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="w-full sm:w-56">
          <SelectField label="Show" value={kind} onValueChange={setKind} options={OPTIONS} />
        </div>
        {query.error === null && <IndexerNote indexer={indexer} />}
      </div>
      <ActivityList query={query} kind={kind} />
    </div>
  )
}

interface ActivityListProps {
  query: ReturnType<typeof useActivities>
  kind: ActivityKind | 'all'
}

/** Activities of one kind or all kinds. */
function ActivityList({ query, kind }: ActivityListProps) {
  const { activities = [], hasNextPage } = query
  return (
    <PagedList query={query} what="activity">
      {activities.length > 0 && <ActivityTable activities={activities} />}
      {activities.length === 0 && !hasNextPage && <Empty kind={kind} />}
    </PagedList>
  )
}

function Empty({ kind }: { kind: ActivityKind | 'all' }) {
  if (kind === 'sale') {
    return (
      <EmptyState icon={<History />} title="No sales are known">
        Trades on marketplaces that the server does not read are transfers.
      </EmptyState>
    )
  }
  const what = kind === 'all' ? 'activity' : KIND_TEXTS[kind].many.toLowerCase()
  return (
    <EmptyState icon={<History />} title={`No ${what} yet`}>
      {kind === 'all'
        ? 'Mints, transfers, burns and sales of items appear here.'
        : 'To see all activity, choose Everything.'}
    </EmptyState>
  )
}

const PAGE_SIZE = 25

/** Fetches a collection's activities, page after page. */
function useActivities(indexer: Indexer, deployment: string, kind: ActivityKind | 'all') {
  const { key } = useClusterQueries()
  const query = useInfiniteQuery({
    queryKey: key('activities', indexer.url, deployment, kind),
    queryFn: async ({ pageParam: continuation, signal }): Promise<NamedPage> => {
      const kinds = kind === 'all' ? ACTIVITY_KINDS : [kind]
      const asked = { deployment, kinds, continuation, size: PAGE_SIZE }
      const page = await fetchActivities(indexer, asked, signal)
      const mints = page.activities.flatMap(({ mint }) => mint ?? [])
      return { ...page, names: await fetchItemNames(indexer, mints, signal) }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    retry: 1,
    // Further pages are history, which is read once.
    refetchInterval: ({ state }) => (state.data?.pages.length ?? 0) <= 1 && POLL_INTERVAL,
  })
  const { data } = query
  const activities = useMemo(() => data && shownActivities(data.pages), [data])
  return { ...query, activities }
}

const NONE = '–'

/** Activities as rows. */
function ActivityTable({ activities }: { activities: readonly NamedActivity[] }) {
  const currencyOf = useCurrencies(activities.map(({ price }) => price?.currency))
  const columns = useMemo(() => columnsIn(currencyOf), [currencyOf])
  return (
    <DataTable caption="Activity" columns={columns} rows={activities} rowKey={({ id }) => id} />
  )
}

function columnsIn(currencyOf: CurrencyOf): DataColumn<NamedActivity>[] {
  return [
    {
      id: 'kind',
      header: 'Type',
      cell: ({ kind }) => <Badge tone={KIND_TEXTS[kind].tone}>{KIND_TEXTS[kind].one}</Badge>,
    },
    {
      id: 'item',
      header: 'Item',
      cell: ({ mint, name }) =>
        mint === undefined ? <None /> : <ItemLink mint={mint} name={name} />,
    },
    {
      id: 'price',
      header: 'Price',
      cell: ({ price }) => (price === undefined ? <None /> : paidText(price, currencyOf)),
      align: 'end',
    },
    {
      id: 'from',
      header: 'From',
      cell: ({ from }) => <ChainAddress address={from} none={NONE} />,
    },
    {
      id: 'to',
      header: 'To',
      cell: ({ to }) => <ChainAddress address={to} none={NONE} />,
    },
    {
      id: 'time',
      header: 'Time',
      cell: ({ time }) => (
        <time dateTime={isoDateTime(time)}>{readableDateTime(time, 'local')}</time>
      ),
    },
    {
      id: 'transaction',
      header: 'Transaction',
      cell: ({ transaction }) => <TransactionLink signature={transaction} />,
    },
  ]
}

/** Formats what was paid; `…` while the token is not read. */
function paidText({ text, currency: key }: PaidPrice, currencyOf: CurrencyOf): string {
  const currency = currencyOf(key)
  if (!currency) return '…'
  const amount = parseDecimal(text, currency.decimals)
  return amount.status === 'valid' ? priceText(amount.value, currency) : NONE
}

function None() {
  return <span className="text-muted">{NONE}</span>
}

interface ItemLinkProps {
  /** Base58. */
  mint: string
  /** Undefined = not known. */
  name: string | undefined
}

/** An item linked to the explorer; only its name if no explorer shows it. */
function ItemLink({ mint, name }: ItemLinkProps) {
  const url = useExplorer()({ address: mint })
  const text = name ? (
    <UntrustedText>{name}</UntrustedText>
  ) : (
    <span className="font-mono">{shortAddress(mint)}</span>
  )
  return url === undefined ? text : <TextLink href={url}>{text}</TextLink>
}
