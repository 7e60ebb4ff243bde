import { useBlocker } from '@tanstack/react-router'
import { AlertDialog } from './AlertDialog.tsx'

interface UnsavedChangesGuardProps {
  isDirty: boolean
  /** True if the changes are for one network, so that choosing another counts as leaving. Default: true. */
  isOfNetwork?: boolean
  /** Page that goes on with the same input; undefined = none. */
  goesOnAt?: string
  /** Called when a person leaves anyway, before the page changes. */
  onLeave?: () => void
}

/** Question before leaving a form with unsaved changes. */
export function UnsavedChangesGuard({
  isDirty,
  isOfNetwork = true,
  goesOnAt,
  onLeave,
}: UnsavedChangesGuardProps) {
  const leaving = useUnsavedChanges({ isDirty, isOfNetwork, goesOnAt })
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

/** State while leaving with unsaved changes. */
type Leaving = { status: 'staying' } | { status: 'asked'; leave: () => void; stay: () => void }

interface UnsavedChangesOptions {
  isDirty: boolean
  /** True if the changes are for one network, so that choosing another counts as leaving. */
  isOfNetwork: boolean
  /** Page that goes on with the same input; undefined = none. */
  goesOnAt: string | undefined
}

/**
 * Blocks leaving with unsaved changes: within the app, by closing the tab and by reloading it. `UnsavedChangesGuard`
 * asks the question.
 */
function useUnsavedChanges({ isDirty, isOfNetwork, goesOnAt }: UnsavedChangesOptions): Leaving {
  const blocker = useBlocker({
    // Changing search parameters is not leaving, unless they name the network.
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      next.pathname !== goesOnAt &&
      (current.pathname !== next.pathname ||
        (isOfNetwork && isOther(clusterOf(current.search), clusterOf(next.search)))),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return blocker.status === 'blocked'
    ? { status: 'asked', leave: blocker.proceed, stay: blocker.reset }
    : { status: 'staying' }
}

function clusterOf(search: object): unknown {
  return 'cluster' in search ? search.cluster : undefined
}

/** Returns true if both are set and differ: a missing value is filled in from the page. */
function isOther(before: unknown, after: unknown): boolean {
  return before !== undefined && after !== undefined && before !== after
}
