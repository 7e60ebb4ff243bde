import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { runTitle } from '../lib/runTexts.ts'
import type { WantedList } from '../lib/wantedList.ts'

interface ResumeDialogProps {
  wanted: WantedList
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation before resuming an interrupted change on a network with real money. */
export function ResumeDialog({ wanted, onConfirm, onClose }: ResumeDialogProps) {
  const { name, currency } = useCluster().identity
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Continue ${runTitle(wanted).toLowerCase()}?`}
      description={`This is ${name}: the rest costs real ${currency.symbol}. Transactions that landed are not sent or paid for again.`}
      confirmLabel="Continue"
      dangerous={false}
      onConfirm={onConfirm}
    />
  )
}
