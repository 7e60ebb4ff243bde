import type { Browser } from 'playwright-core'
import { buildOnce, removeBuild } from './buildOnce.ts'
import { launchChromium } from './chromium.ts'

let browser: Browser | undefined

/** The shared Chromium of a run. */
export function sharedBrowser(): Browser {
  if (!browser) throw new Error('Chromium is started by mochaGlobalSetup.')
  return browser
}

export async function mochaGlobalSetup(): Promise<void> {
  browser = await launchChromium()
  await buildOnce()
}

export async function mochaGlobalTeardown(): Promise<void> {
  await browser?.close()
  await removeBuild()
}
