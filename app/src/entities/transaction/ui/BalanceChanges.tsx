import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { cn } from '#shared/lib/cn.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import type { BalanceRow } from '../lib/balanceRows.ts'

/** Balance changes found by simulation. */
export function BalanceChanges({ rows }: { rows: readonly BalanceRow[] }) {
  const { currency } = useCluster().identity
  return (
    <ul className="divide-y rounded-xl border bg-sunken px-4">
      {rows.map(({ address, label, change, after }) => (
        <li key={address} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
          <span className="min-w-0">{label ?? <AddressText address={address} />}</span>
          <span className="text-right">
            <span className={cn('font-medium tabular-nums', change > 0n && 'text-success-text')}>
              {change > 0n && '+'}
              {amountText(change, currency)}
            </span>
            <span className="block text-[0.8125rem] text-muted tabular-nums">
              {amountText(after, currency)} afterwards
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
