import { isRecord } from '#shared/lib/record.ts'

/** Milliseconds after which browsers without idle callbacks count as idle: Safari. */
const SOON = 1_000

/**
 * Runs a task once the page has nothing else to do; never for visitors who ask for little data.
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

/** Network Information API, which not all browsers have. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isRecord(connection) && connection.saveData === true
}
