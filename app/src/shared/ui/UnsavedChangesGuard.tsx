import { useUnsavedChanges } from '../lib/useUnsavedChanges.ts'
import { AlertDialog } from './AlertDialog.tsx'

interface UnsavedChangesGuardProps {
  isDirty: boolean
  /** True if the changes are for one network, so that choosing another counts as leaving. Default: true. */
  isOfNetwork?: boolean
  /** Called when a person leaves anyway, before the page changes. */
  onLeave?: () => void
}

/** Question before leaving a form with unsaved changes. */
export function UnsavedChangesGuard({
  isDirty,
  isOfNetwork = true,
  onLeave,
}: UnsavedChangesGuardProps) {
  const leaving = useUnsavedChanges({ isDirty, isOfNetwork })
  return (
    <AlertDialog
      open={leaving.status === 'asked'}
      onOpenChange={(open) => {
        if (!open && leaving.status === 'asked') leaving.stay()
      }}
      title="Leave without saving?"
      description="Your changes are not saved and will be lost."
      cancelLabel="Stay"
      confirmLabel="Leave"
      onConfirm={() => {
        if (leaving.status !== 'asked') return
        onLeave?.()
        leaving.leave()
      }}
    />
  )
}
