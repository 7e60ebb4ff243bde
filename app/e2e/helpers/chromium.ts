import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { PATIENCE } from './patience.ts'

/** The headless browser comes first: it needs a third less CPU time. */
const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
]

/** Arguments to run it as root, and without requests to other hosts. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Advice if Chromium is missing. */
export const HOW_TO_GET_CHROMIUM =
  'install Chromium (apt-get install chromium-headless-shell), or give its path in CHROMIUM_PATH'

/** Finds the installed Chromium's path; undefined = there is none. */
export function findChromium(): string | undefined {
  return CANDIDATES.find((candidate) => candidate !== undefined && existsSync(candidate))
}

/** Returns the installed Chromium's path. Throws a sentence about how to get one. */
export function chromiumPath(): string {
  const path = findChromium()
  if (path === undefined) throw new Error(`The flows need Chromium: ${HOW_TO_GET_CHROMIUM}.`)
  return path
}

/** Starts the installed Chromium with these arguments besides its own. */
export function launchChromium(further: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS, ...further],
    timeout: PATIENCE,
  })
}
