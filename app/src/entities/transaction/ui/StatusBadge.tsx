import { Badge } from '#shared/ui/Badge.tsx'
import type { Tone } from '#shared/ui/tones.ts'
import type { TransactionRecord } from '../lib/transactionRecord.ts'

const LOOKS: Record<TransactionRecord['status'], { tone: Tone; text: string }> = {
  sent: { tone: 'info', text: 'Sent' },
  confirmed: { tone: 'success', text: 'Confirmed' },
  failed: { tone: 'danger', text: 'Failed' },
  expired: { tone: 'warn', text: 'Expired' },
  unknown: { tone: 'warn', text: 'Unknown' },
}

/** A transaction's outcome. */
export function StatusBadge({ status }: { status: TransactionRecord['status'] }) {
  const { tone, text } = LOOKS[status]
  return (
    <Badge tone={tone} dot>
      {text}
    </Badge>
  )
}
