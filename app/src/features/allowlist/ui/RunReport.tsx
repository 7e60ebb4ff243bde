import type { CoinUnit } from '@mintline/core'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { downloadText } from '#shared/lib/download.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { failuresCsv } from '../lib/listFiles.ts'
import {
  type FailedEntry,
  failedEntries,
  type ListOutcome,
  type ListRun,
  retryRequest,
} from '../lib/listRun.ts'
import { endTexts } from '../lib/runTexts.ts'
import type { WantedList } from '../lib/wantedList.ts'

interface RunReportProps {
  run: Extract<ListRun, { status: 'ended' }>
  /** The list's price token; undefined = the network's coin. */
  token: CoinUnit | undefined
  /** Undefined if nothing can be sent now. */
  onStart: ((wanted: WantedList) => void) | undefined
  onClose: () => void
}

const KINDS = { success: 'success', error: 'error', calm: 'info' } as const

/** A list change's result: successes, failures with reasons, and how to continue. */
export function RunReport({ run: { wanted, end }, token, onStart, onClose }: RunReportProps) {
  const { currency } = useCluster().identity
  const { kind, title, detail } = endTexts(wanted, end)
  const outcome = end.status === 'failed' ? undefined : end.outcome
  const failures = failedEntries(outcome)
  const isWhole = end.status === 'finished'
  return (
    <Card
      title="What was done"
      actions={
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <Callout
          kind={KINDS[kind]}
          title={title}
          actions={
            onStart &&
            !isWhole && (
              <Button size="sm" onClick={() => onStart(wanted)}>
                Continue
              </Button>
            )
          }
        >
          {detail}
        </Callout>
        {outcome && <DescriptionList items={reportLines(outcome, currency)} />}
        {outcome && failures.length > 0 && (
          <div className="flex flex-col gap-3">
            <div className="flex flex-wrap gap-2">
              {onStart && isWhole && (
                <Button size="sm" onClick={() => onStart(retryRequest(outcome))}>
                  Try these again
                </Button>
              )}
              <Button
                size="sm"
                onClick={() =>
                  downloadText('failed-entries.csv', failuresCsv(failures, token), 'text/csv')
                }
              >
                Download these entries
              </Button>
            </div>
            <div className="[&>section]:max-h-72">
              <DataTable
                caption="Failed entries"
                columns={FAILURE_COLUMNS}
                rows={failures}
                rowKey={({ user }) => user}
              />
            </div>
          </div>
        )}
      </div>
    </Card>
  )
}

const FAILURE_COLUMNS: DataColumn<FailedEntry>[] = [
  { id: 'wallet', header: 'Wallet', cell: ({ user }) => <AddressText address={user} /> },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason }) => <span className="block min-w-64 whitespace-normal">{reason}</span>,
    sortBy: ({ reason }) => reason,
  },
]

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
