import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import type { MintHistory } from '../model/fetchMintHistory.ts'
import { MintedTable } from './MintedTable.tsx'

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
