import { useBlocker } from '@tanstack/react-router'

/** Somebody is about to leave what is not saved. */
export type Leaving =
  | { status: 'staying' }
  | { status: 'asked'; leave: () => void; stay: () => void }

interface UnsavedChangesOptions {
  isDirty: boolean
  /** Whether it is for one network, so that choosing another leaves it. */
  isOfNetwork: boolean
}

/**
 * Holds a person back from leaving what they have not saved: within the app, by closing the tab and
 * by reloading it. `UnsavedChangesGuard` asks.
 */
export function useUnsavedChanges({ isDirty, isOfNetwork }: UnsavedChangesOptions): Leaving {
  const blocker = useBlocker({
    // The same page with other search parameters is not left, but for those that name the network.
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

/** Whether both are named: an address without one is given that of the page. */
function isOther(before: unknown, after: unknown): boolean {
  return before !== undefined && after !== undefined && before !== after
}
