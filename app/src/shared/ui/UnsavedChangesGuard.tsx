import { useUnsavedChanges } from '../lib/useUnsavedChanges.ts'
import { AlertDialog } from './AlertDialog.tsx'

interface UnsavedChangesGuardProps {
  isDirty: boolean
  /** Whether it is for one network, so that choosing another leaves it. Default: true. */
  isOfNetwork?: boolean
  /** Told when a person leaves all the same, before the page changes. */
  onLeave?: () => void
}

/** Beside a form: asks before what is not saved is left. */
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
      description="What you have changed here is not saved and will be lost."
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
