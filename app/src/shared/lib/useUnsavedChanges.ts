import { useBlocker } from '@tanstack/react-router'

/** State while leaving with unsaved changes. */
export type Leaving =
  | { status: 'staying' }
  | { status: 'asked'; leave: () => void; stay: () => void }

interface UnsavedChangesOptions {
  isDirty: boolean
  /** True if the changes are for one network, so that choosing another counts as leaving. */
  isOfNetwork: boolean
}

/**
 * Blocks leaving with unsaved changes: within the app, by closing the tab and by reloading it. `UnsavedChangesGuard`
 * asks the question.
 */
export function useUnsavedChanges({ isDirty, isOfNetwork }: UnsavedChangesOptions): Leaving {
  const blocker = useBlocker({
    // Changing search parameters is not leaving, unless they name the network.
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
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
