import { Dialog } from '#shared/ui/Dialog.tsx'
import { ClusterPicker } from './ClusterPicker.tsx'

interface ClusterDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for choosing the network. */
export function ClusterDialog({ open, onOpenChange }: ClusterDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Network"
      description="Collections, wallet balances and transactions belong to the network you choose."
    >
      <ClusterPicker />
    </Dialog>
  )
}
