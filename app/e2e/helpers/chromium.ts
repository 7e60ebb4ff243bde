import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { PATIENCE } from './patience.ts'

const CANDIDATES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser']

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the installed Chromium. Throws a sentence about how to get one. */
export function launchChromium(): Promise<Browser> {
  const executablePath = CANDIDATES.find((path) => path !== undefined && existsSync(path))
  if (executablePath === undefined) {
    throw new Error(
      'The flows need Chromium: install it (apt-get install chromium) or name it in CHROMIUM_PATH.',
    )
  }
  return chromium.launch({ executablePath, args: ARGUMENTS, timeout: PATIENCE })
}
