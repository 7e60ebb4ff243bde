import { useUnsavedChanges } from '#shared/lib/useUnsavedChanges.ts'
import { AlertDialog } from './AlertDialog.tsx'

interface UnsavedChangesGuardProps {
  isDirty: boolean
  /** Told when a person leaves all the same, before the page changes. */
  onLeave?: () => void
}

/** Beside a form: asks before what is not saved is left. */
export function UnsavedChangesGuard({ isDirty, onLeave }: UnsavedChangesGuardProps) {
  const leaving = useUnsavedChanges(isDirty)
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
