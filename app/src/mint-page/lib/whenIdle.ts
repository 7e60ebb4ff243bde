import { isRecord } from '#shared/lib/record.ts'

/** Milliseconds after which browsers without idle callbacks, such as Safari, count as idle. */
const SOON = 1_000

/**
 * Runs a task once the page is idle; never for visitors who want to save data.
 *
 * @returns Cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if (savesData()) return () => undefined
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, SOON)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task)
  return () => window.cancelIdleCallback(handle)
}

/** Checks the Network Information API, which not all browsers have. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isRecord(connection) && connection.saveData === true
}
