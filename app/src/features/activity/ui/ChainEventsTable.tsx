import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { TransactionLink } from '#entities/transaction/ui/TransactionLink.tsx'
import { isoDateTime, readableDateTime } from '#shared/lib/dateTimeText.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { ChainEvent } from '../lib/chainEvents.ts'
import { CHAIN_KIND_TEXTS } from '../lib/chainKindTexts.ts'

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
export function ChainEventsTable({ events }: { events: readonly ChainEvent[] }) {
  return <DataTable caption="Activity" columns={COLUMNS} rows={events} rowKey={({ id }) => id} />
}
