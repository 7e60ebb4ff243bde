import type { CollectionInfo } from '@mintline/solana'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { isoDateTime, readableDateTime } from '#shared/lib/dateTimeText.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { exactJson } from '#shared/lib/download.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { fetchMintHistory, type MintHistory } from '../fetchMintHistory.ts'
import type { MintedPeriod } from '../lib/mintedOverTime.ts'
import { type Detail, periodText, rangeText } from '../lib/period.ts'
import { chartClock, chartZoneName, fromWallClock } from '../lib/wallClock.ts'

/** Mints over time, as a chart or a table. */
export function MintedOverTime({ collection }: { collection: CollectionInfo }) {
  const { data, error, retry, isReading, lookFurther } = useMintHistory(collection)
  if (collection.numberOfTokensIssued === 0n) {
    return (
      <Card title="Minted over time">
        <p className="text-muted">Nothing has been minted yet. The first item starts the chart.</p>
      </Card>
    )
  }
  return (
    <Card
      title="Minted over time"
      description={data && describe(data)}
      actions={
        data && (
          <div className="flex flex-wrap gap-2">
            {data.hasOlder && (
              <Button size="sm" busy={isReading} onClick={lookFurther}>
                Load older
              </Button>
            )}
            <ExportMinted symbol={collection.symbol} periods={data.periods} />
          </div>
        )
      }
    >
      {error && (
        <ErrorCallout title="The mints could not be counted" error={error} onRetry={retry} />
      )}
      {!data && !error && <Loading />}
      {data && data.periods.length > 0 && <MintedViews history={data} />}
    </Card>
  )
}

function Loading() {
  return (
    <>
      <VisuallyHidden>Counting the mints</VisuallyHidden>
      <Skeleton height="h-10" className="mb-4" />
      <Skeleton height="h-64" />
    </>
  )
}

/** Describes the range shown, what is missing, and the time zone. */
function describe(history: MintHistory): string {
  const range = rangeText(history, (seconds) => readableDateTime(seconds, 'local'))
  return history.periods.length === 0 ? range : `${range} Time zone: ${chartZoneName()}.`
}

interface ExportMintedProps {
  symbol: string
  /** Oldest first. */
  periods: readonly MintedPeriod[]
}

/** Exports how many items were minted in each period. */
function ExportMinted({ symbol, periods }: ExportMintedProps) {
  return (
    <ExportMenu
      name={`${symbol}-minted`}
      label="Export counts"
      csv={{ label: 'As CSV', text: () => mintedCsv(periods) }}
      json={{ label: 'As JSON', text: () => mintedJson(periods) }}
    />
  )
}

/** Fetches a collection's mint history: coarse at first, then finer; recounts whenever more is minted. */
function useMintHistory({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>) {
  const client = useQueryClient()
  const { call, connection } = useCluster()
  const { key } = useClusterQueries()
  const [looks, setLooks] = useState(1)
  const clockface = chartClock()
  const historyIn = (detail: Detail) => ({
    queryKey: key('minted', deployment, String(issued), String(looks), detail, clockface),
    queryFn: () =>
      fetchMintHistory({ call, connection }, client, {
        deployment,
        issued,
        looks,
        detail,
        clockface,
      }),
    placeholderData: keepPreviousData,
    // It changes only with the item count, which is part of the key.
    staleTime: Infinity,
  })
  const coarse = useQuery({ ...historyIn('coarse'), enabled: issued > 0n })
  const fine = useQuery({
    ...historyIn('fine'),
    enabled: coarse.isSuccess && !coarse.isPlaceholderData,
  })
  return {
    data: fine.data ?? coarse.data,
    error: coarse.error ?? fine.error,
    /** True while older or newer mints are being read. */
    isReading: coarse.isFetching || fine.isFetching,
    retry: () => void (coarse.error ? coarse.refetch() : fine.refetch()),
    lookFurther: () => setLooks(looks + 1),
  }
}

/** The chart library is large, so it is loaded separately. */
const MintedChart = lazy(async () => {
  const { MintedChart: chart } = await import('./MintedChart.tsx')
  return { default: chart }
})

/** Mints by period, in total, and as a table. */
function MintedViews({ history }: { history: MintHistory }) {
  const [view, setView] = useState<'period' | 'total' | 'table'>('period')
  const chart = (measure: 'minted' | 'total') => (
    <Suspense fallback={<Skeleton height="h-64" />}>
      <MintedChart history={history} measure={measure} />
    </Suspense>
  )
  return (
    <Tabs
      label="Views of what was minted"
      value={view}
      onValueChange={setView}
      tabs={[
        { value: 'period', label: `Per ${history.period.name}`, content: chart('minted') },
        { value: 'total', label: 'In total', content: chart('total') },
        { value: 'table', label: 'Table', content: <MintedTable history={history} /> },
      ]}
    />
  )
}

/** Table of items minted in each period, newest first. */
function MintedTable({ history: { period, periods } }: { history: MintHistory }) {
  const columns = useMemo(
    (): DataColumn<MintedPeriod>[] => [
      {
        id: 'start',
        header: `${period.name} from`.replace(/^./, (first) => first.toUpperCase()),
        cell: ({ start }) => periodText(start, period),
        sortBy: ({ start }) => start,
      },
      {
        id: 'minted',
        header: 'Minted',
        cell: ({ minted }) => formatGrouped(minted, 0),
        sortBy: ({ minted }) => minted,
        align: 'end',
      },
      {
        id: 'total',
        header: 'In total',
        cell: ({ total }) => formatGrouped(total, 0),
        sortBy: ({ total }) => total,
        align: 'end',
      },
    ],
    [period],
  )
  const rows = useMemo(() => periods.toReversed(), [periods])
  return (
    <DataTable
      caption="Minted over time"
      columns={columns}
      rows={rows}
      rowKey={({ start }) => String(start)}
    />
  )
}

/** Formats counts as CSV: each period's start in UTC, items minted in it, and the total at its end. */
export function mintedCsv(periods: readonly MintedPeriod[]): string {
  const rows = periods.map(
    ({ start, minted, total }) => `${isoStart(start)},${minted},${total}\r\n`,
  )
  return `from,minted,total\r\n${rows.join('')}`
}

/** Formats counts as JSON; counts are strings, so that they stay exact. */
export function mintedJson(periods: readonly MintedPeriod[]): string {
  return exactJson(
    periods.map(({ start, minted, total }) => ({ from: isoStart(start), minted, total })),
  )
}

function isoStart(start: bigint): string {
  return isoDateTime(fromWallClock(start, chartClock()))
}
