import type { Browser } from 'playwright-core'
import { buildOnce, removeBuild } from './buildOnce.ts'
import { launchChromium } from './chromium.ts'
import { startCreatorsHost } from './creatorsHost.ts'

let browser: Browser | undefined

/** Returns this process's Chromium. */
export function sharedBrowser(): Browser {
  if (!browser) throw new Error('Chromium is started by mochaHooks.')
  return browser
}

/** Runs before the test files' processes start. */
export async function mochaGlobalSetup(): Promise<void> {
  await buildOnce()
}

export async function mochaGlobalTeardown(): Promise<void> {
  await browser?.close()
  await removeBuild()
}

/** Runs in each test file's process; Chromium closes with it. */
export const mochaHooks = {
  async beforeAll(): Promise<void> {
    browser ??= await launchChromium(await startCreatorsHost())
  },
}
