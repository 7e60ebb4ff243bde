import type { Page } from 'playwright-core'

/** A browser's observations on a page. */
export interface Watched {
  /** Milliseconds for the slowest interaction, from the input until the next frame. */
  slowestInteraction: number
  /** Sum of layout shifts without input. */
  layoutShift: number
}

interface ShiftEntry extends PerformanceEntry {
  hadRecentInput: boolean
  value: number
}

/** Watches a page from its next load. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { slowestInteraction: 0, layoutShift: 0 }
    Object.assign(window, { seen })
    // Without named functions: the loader that runs TypeScript here cannot send those to a page.
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.entryType === 'layout-shift') {
          const { hadRecentInput, value } = entry as ShiftEntry
          if (!hadRecentInput) seen.layoutShift += value
        } else if ('interactionId' in entry && entry.interactionId !== 0) {
          seen.slowestInteraction = Math.max(seen.slowestInteraction, entry.duration)
        }
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    const interactions = { type: 'event', buffered: true, durationThreshold: 16 }
    observer.observe(interactions)
  })
}

/** Observations since the load, or since `forget`. */
export function watched(page: Page): Promise<Watched> {
  return page.evaluate(async () => {
    // Entries are delivered between tasks.
    await new Promise((resolve) => setTimeout(resolve, 500))
    return { ...(window as unknown as { seen: Watched }).seen }
  })
}

/** Factor by which phones' processors are slower. */
export const SLOWER = 4

/** Slows the processor down for a page. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Waits until nothing is left to draw, as people do before they press on. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Chromium never calls back on a slowed-down page that draws no frames.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
  })
}

/** Clears the observations, with the page as it is. */
export function forget(page: Page): Promise<void> {
  return page.evaluate(() => {
    const nothing = { slowestInteraction: 0, layoutShift: 0 }
    Object.assign((window as unknown as { seen: Watched }).seen, nothing)
  })
}
