import type { Page } from 'playwright-core'
import { sharedBrowser } from '../e2e/helpers/globalFixtures.ts'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of processor time. */
  tdur?: number
  args?: { name?: string }
}

/** Trace categories that record tasks and thread names. */
const CATEGORIES = ['-*', '__metadata', 'disabled-by-default-devtools.timeline']

/**
 * Measures the longest task on a page's own thread during an act, which nothing interrupts. In milliseconds of
 * processor time, so that other programs do not count.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = sharedBrowser()
  await browser.startTracing(page, { categories: CATEGORIES })
  let trace: Buffer
  try {
    await act()
  } finally {
    trace = await browser.stopTracing()
  }
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = traceEvents.filter(
    (event) => event.name === 'RunTask' && pages.has(threadOf(event)),
  )
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1_000), 0)
}
