import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import type { ListOutcome } from './listRun.ts'

/** Formats a run's results as lines; zero counts are left out. */
export function reportLines(
  { operation, report }: ListOutcome,
  currency: Currency,
): { term: string; value: string }[] {
  const { skipped, untried, signatures, settled } = report
  const counts =
    operation === 'upsert'
      ? [
          { term: 'New entries', count: report.added },
          { term: 'Changed entries', count: report.changed },
          { term: 'Already there', count: skipped },
        ]
      : [
          { term: 'Removed entries', count: report.removed },
          { term: 'Already gone', count: skipped },
        ]
  const lamports = operation === 'upsert' ? report.rent : report.reclaimed
  return [
    ...counts
      .concat({ term: 'Not tried', count: untried })
      .filter(({ count }) => count > 0)
      .map(({ term, count }) => ({ term, value: count.toLocaleString('en') })),
    ...(lamports > 0n
      ? [
          {
            term: operation === 'upsert' ? 'Rent locked' : 'Rent returned',
            value: amountText(lamports, currency),
          },
        ]
      : []),
    { term: 'Transactions that landed', value: signatures.length.toLocaleString('en') },
    ...(settled > 0
      ? [
          {
            term: 'From an earlier run',
            value: `${countText(settled, 'transaction')} looked up`,
          },
        ]
      : []),
  ]
}
