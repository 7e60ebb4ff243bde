import { formatGrouped } from '#shared/lib/decimal.ts'
import type { MintedPeriod } from '../lib/mintedOverTime.ts'
import type { Period } from '../lib/period.ts'
import { periodText } from '../lib/periodText.ts'

interface MintedTooltipProps {
  /** Undefined = no period is selected. */
  one: MintedPeriod | undefined
  period: Period
}

/** Counts for the period under the pointer or selected with the arrow keys. */
export function MintedTooltip({ one, period }: MintedTooltipProps) {
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
