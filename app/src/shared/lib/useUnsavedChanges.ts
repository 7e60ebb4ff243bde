import { useBlocker } from '@tanstack/react-router'

/** State of an attempt to leave with unsaved changes. */
export type Leaving =
  | { status: 'staying' }
  | { status: 'asked'; leave: () => void; stay: () => void }

interface UnsavedChangesOptions {
  isDirty: boolean
  /** True if the changes are for one network, so that choosing another counts as leaving. */
  isOfNetwork: boolean
}

/**
 * Blocks leaving with unsaved changes: within the app, by closing the tab and by reloading it.
 * `UnsavedChangesGuard` shows the question.
 */
export function useUnsavedChanges({ isDirty, isOfNetwork }: UnsavedChangesOptions): Leaving {
  const blocker = useBlocker({
    // A change of search parameters is not leaving, except for those that name the network.
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

/** True if both are set and differ: a missing value is filled in from the page. */
function isOther(before: unknown, after: unknown): boolean {
  return before !== undefined && after !== undefined && before !== after
}
