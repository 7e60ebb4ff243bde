import { type ComponentType, lazy } from 'react'

/**
 * A component whose code is loaded once the page has been painted. Loaded earlier, it would compete with the page for a
 * slow connection, and for the processor.
 */
export function lazyAfterPaint<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await painted()
    return { default: await load() }
  })
}

/** Resolves after the next paint; at once in a tab in the background, which is not painted. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    // Called before the paint, so that a task which it adds comes after it.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
