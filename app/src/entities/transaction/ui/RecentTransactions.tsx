import { Link } from '@tanstack/react-router'
import { Download, History } from 'lucide-react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import { downloadText, exactJson } from '#shared/lib/download.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import type { Tone } from '#shared/ui/tones.ts'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { TransactionRecord } from '../lib/transactionRecord.ts'
import { forgetTransactions, useTransactionRecords } from '../model/transactionStore.ts'
import { TransactionLink } from './TransactionLink.tsx'

const LOOKS: Record<TransactionRecord['status'], { tone: Tone; text: string }> = {
  sent: { tone: 'info', text: 'Sent' },
  confirmed: { tone: 'success', text: 'Confirmed' },
  failed: { tone: 'danger', text: 'Failed' },
  expired: { tone: 'warn', text: 'Expired' },
  unknown: { tone: 'warn', text: 'Unknown' },
}

const COLUMNS: DataColumn<TransactionRecord>[] = [
  {
    id: 'title',
    header: 'What',
    cell: ({ title, reason }) => (
      <span className="block min-w-48 max-w-96 break-words">
        <UntrustedText>{title}</UntrustedText>
        {reason !== undefined && <span className="block text-danger-text">{reason}</span>}
      </span>
    ),
    sortBy: ({ title }) => title,
  },
  { id: 'status', header: 'State', cell: StatusBadge, sortBy: ({ status }) => status },
  {
    id: 'signedAt',
    header: 'When',
    cell: ({ signedAt }) => (
      <time dateTime={new Date(signedAt).toISOString()} className="whitespace-nowrap">
        {readableDateTime(BigInt(Math.floor(signedAt / 1_000)), 'local', { withSeconds: true })}
      </time>
    ),
    sortBy: ({ signedAt }) => signedAt,
  },
  {
    id: 'wallet',
    header: 'Paid by',
    cell: ({ wallet }) => <span className="font-mono">{shortAddress(wallet)}</span>,
    sortBy: ({ wallet }) => wallet,
  },
  {
    id: 'signature',
    header: 'Transaction',
    cell: ({ signature }) => <TransactionLink signature={signature} />,
  },
]

/** Transactions sent from this browser on the chosen network. */
export function RecentTransactions() {
  const { node } = useCluster()
  const genesisHash = node.status === 'connecting' ? undefined : node.genesisHash
  const records = useTransactionRecords(genesisHash)
  if (genesisHash === undefined || records.length === 0) {
    return (
      <EmptyState
        icon={<History />}
        title="No transactions yet"
        actions={
          <Link to="/" className={buttonStyles()}>
            To your collections
          </Link>
        }
      >
        Transactions that you send from this browser on this network are listed here.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <DataTable
        caption="Transactions"
        columns={COLUMNS}
        rows={records}
        rowKey={({ signature }) => signature}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() =>
            downloadText('transactions.json', recordsJson(records), 'application/json')
          }
        >
          <Download aria-hidden="true" />
          Export JSON
        </Button>
        <Button variant="ghost" onClick={() => forgetTransactions(genesisHash)}>
          Clear the list
        </Button>
      </div>
    </div>
  )
}

/** Formats transactions as JSON for other programs, without their bytes. */
function recordsJson(records: readonly TransactionRecord[]): string {
  const rows = records.map(({ wire: _, signedAt, ...record }) => ({
    ...record,
    signedAt: new Date(signedAt).toISOString(),
  }))
  return exactJson(rows)
}

/** A transaction's outcome. */
function StatusBadge({ status }: { status: TransactionRecord['status'] }) {
  const { tone, text } = LOOKS[status]
  return (
    <Badge tone={tone} dot>
      {text}
    </Badge>
  )
}
