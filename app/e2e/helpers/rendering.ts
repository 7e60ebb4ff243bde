import type { BrowserContext, Page } from 'playwright-core'
import { expectSoon } from './expectSoon.ts'

const FRAMES = 10

/** Counts React's scheduled renders in each page that is opened from now on. */
export async function countRendering(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.rendered = 0
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message) {
      window.rendered += 1
      return Reflect.apply(postMessage, this, message)
    }
  })
}

/** Expects that a page comes to rest: nothing is rendered during some frames. */
export async function expectRest(page: Page): Promise<void> {
  const renderings = () =>
    page.evaluate(async (frames) => {
      const before = window.rendered
      for (let frame = 0; frame < frames; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return window.rendered - before
    }, FRAMES)
  await expectSoon(renderings, 0)
}

declare global {
  interface Window {
    /** Number of scheduled renders. */
    rendered: number
  }
}
