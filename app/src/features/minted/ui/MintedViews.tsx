import { lazy, Suspense, useMemo, useState } from 'react'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import type { MintedPeriod } from '../lib/mintedOverTime.ts'
import { periodText } from '../lib/periodText.ts'
import type { MintHistory } from '../model/fetchMintHistory.ts'

/** The chart library is large, so it is loaded separately. */
const MintedChart = lazy(async () => {
  const { MintedChart: chart } = await import('./MintedChart.tsx')
  return { default: chart }
})

/** Mints by period, in total, and as a table. */
export function MintedViews({ history }: { history: MintHistory }) {
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
