import { useBlocker } from '@tanstack/react-router'

/** Somebody is about to leave what is not saved. */
export type Leaving =
  | { status: 'staying' }
  | { status: 'asked'; leave: () => void; stay: () => void }

/**
 * Holds a person back from leaving what they have not saved: within the app, by closing the tab and
 * by reloading it. `UnsavedChangesGuard` asks.
 */
export function useUnsavedChanges(isDirty: boolean): Leaving {
  const blocker = useBlocker({
    // The same page with other search parameters is not left.
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return blocker.status === 'blocked'
    ? { status: 'asked', leave: blocker.proceed, stay: blocker.reset }
    : { status: 'staying' }
}
