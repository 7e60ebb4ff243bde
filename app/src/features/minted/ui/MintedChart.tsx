import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import type { MintHistory } from '../fetchMintHistory.ts'
import type { MintedPeriod } from '../lib/mintedOverTime.ts'
import { type Period, periodText } from '../lib/period.ts'

interface MintedChartProps {
  history: MintHistory
  /** Each period's items, or the total at its end. */
  measure: 'minted' | 'total'
}

const COUNT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const TICK = { fill: 'var(--muted)', fontSize: 12 }
const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 }
const CURSOR = { fill: 'var(--line)', fillOpacity: 0.5, stroke: 'var(--line-strong)' }

/** Chart of mints over time; arrow keys move between periods. */
export function MintedChart({ history: { period, periods }, measure }: MintedChartProps) {
  // Heights only: displayed numbers are formatted from the bigints.
  const data = periods.map((one) => ({
    label: periodText(one.start, period),
    height: Number(one[measure]),
  }))
  const title = measure === 'minted' ? `Items minted per ${period.name}` : 'Items minted in total'
  return (
    <div className="h-64 [&_.recharts-surface]:rounded-md">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={data}
          title={`${title}. Use the arrow keys to move from period to period.`}
          margin={MARGIN}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="label"
            scale="band"
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            minTickGap={24}
          />
          <YAxis
            allowDecimals={false}
            tick={TICK}
            tickLine={false}
            axisLine={false}
            width={44}
            tickFormatter={(value: number) => COUNT.format(value)}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={CURSOR}
            content={({ active, activeIndex }) =>
              active ? <MintedTooltip one={periods[Number(activeIndex)]} period={period} /> : null
            }
          />
          {measure === 'minted' ? (
            <Bar
              dataKey="height"
              fill="var(--accent)"
              radius={[3, 3, 0, 0]}
              maxBarSize={28}
              isAnimationActive={false}
            />
          ) : (
            <Area
              dataKey="height"
              type="step"
              stroke="var(--accent)"
              strokeWidth={2}
              fill="var(--accent-soft)"
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

interface MintedTooltipProps {
  /** Undefined = no period is selected. */
  one: MintedPeriod | undefined
  period: Period
}

/** Counts for the period under the pointer or selected with the arrow keys. */
function MintedTooltip({ one, period }: MintedTooltipProps) {
  if (!one) return null
  return (
    <div
      role="status"
      className="rounded-lg border bg-raised px-3 py-2 text-[0.8125rem] shadow-float"
    >
      <p className="text-muted">{periodText(one.start, period)}</p>
      <p className="font-medium">{`${formatGrouped(one.minted, 0)} minted`}</p>
      <p className="text-muted">{`${formatGrouped(one.total, 0)} in total`}</p>
    </div>
  )
}
