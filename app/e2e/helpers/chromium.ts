import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { PATIENCE } from './patience.ts'

const CANDIDATES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Arguments with which it runs as root, and asks no host on its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of the installed Chromium. Throws a sentence about how to get one. */
export function chromiumPath(): string {
  const path = CANDIDATES.find((candidate) => candidate !== undefined && existsSync(candidate))
  if (path === undefined) {
    throw new Error(
      'The flows need Chromium: install it (apt-get install chromium) or name it in CHROMIUM_PATH.',
    )
  }
  return path
}

/** Starts the installed Chromium. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGUMENTS,
    timeout: PATIENCE,
  })
}
