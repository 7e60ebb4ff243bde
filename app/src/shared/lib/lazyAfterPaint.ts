import { type ComponentType, lazy } from 'react'

/**
 * Creates a component whose code is loaded once the page has been painted. Loaded earlier, it would compete with the
 * page for a slow connection, and for the processor.
 */
export function lazyAfterPaint<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await painted()
    return { default: await load() }
  })
}

/** Resolves after the next paint; at once in a background tab, which is not painted. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    // Called before the paint, so a task added here comes after it.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
