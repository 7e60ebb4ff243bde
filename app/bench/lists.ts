import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PublicKey } from '@solana/web3.js'
import type { Page } from 'playwright-core'
import type { Result } from '../../tests/benchmarks/result.ts'
import { openAsCreator } from '../e2e/helpers/asCreator.ts'
import { openMore } from '../e2e/helpers/merklePage.ts'
import type { RunningApp } from '../e2e/helpers/startApp.ts'
import type { Collection } from './collection.ts'
import { longestTask } from './tasks.ts'

const ROWS = 100_000
const COUNT = ROWS.toLocaleString('en')
/** Milliseconds without a response that people do not notice. */
const LONGEST_TASK = 100

/** Files with as many rows. */
interface Files {
  good: string
  invalid: string
}

/** An action on a long list. */
interface Act {
  what: string
  phase: keyof Collection['phases']
  /** Done before it is measured. */
  prepare?: (page: Page, files: Files) => Promise<void>
  /** Ends when the page shows the result. */
  act: (page: Page, files: Files) => Promise<void>
}

const ACTS: readonly Act[] = [
  { what: 'rows of an allowlist', phase: 'allowlist', act: openGood },
  {
    what: 'rows pasted',
    phase: 'allowlist',
    prepare: async (page, { good }) => keepText(page, await readFile(good, 'utf8')),
    act: async (page) => {
      await pasteText(page)
      await keepOnChain(page)
    },
  },
  {
    what: 'entries sorted',
    phase: 'allowlist',
    prepare: openGood,
    act: async (page) => {
      const first = newEntries(page)
      const before = await first.textContent()
      await page.getByRole('button', { name: 'Wallet', exact: true }).click()
      await first.filter({ hasNotText: before ?? '' }).waitFor()
    },
  },
  {
    what: 'entries searched',
    phase: 'allowlist',
    prepare: openGood,
    act: async (page) => {
      await page.getByRole('searchbox').fill(walletOf(ROWS - 1))
      await page.locator('table[aria-rowcount="2"]').waitFor()
    },
  },
  {
    what: 'invalid rows',
    phase: 'allowlist',
    act: async (page, { invalid }) => {
      await page.locator('input[type=file]').first().setInputFiles(invalid)
      await rowOf(page, 'Invalid rows').waitFor()
    },
  },
  {
    what: 'rows of a merkle list',
    phase: 'merkle',
    act: async (page, { good }) => {
      await page.locator('input[type=file]').setInputFiles(good)
      await page.getByText('The list in files').waitFor()
    },
  },
]

/** Measures the page's longest task, and the time, for each action with 100,000 rows. */
export async function longLists(app: RunningApp, collection: Collection): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mintline-lists-'))
  try {
    const files = { good: join(folder, 'good.csv'), invalid: join(folder, 'invalid.csv') }
    await writeFile(files.good, listOf(walletOf))
    await writeFile(
      files.invalid,
      listOf((index) => `0x${index.toString(16).padStart(40, '0')}`),
    )
    const results: Result[] = []
    for (const act of ACTS) results.push(...(await measure(app, collection, { ...act, files })))
    return results
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measure(
  app: RunningApp,
  { creator, deployment, phases }: Collection,
  { what, phase, prepare, act, files }: Act & { files: Files },
): Promise<Result[]> {
  const path = `#/collections/${deployment}/allowlists?phase=${phases[phase]}`
  const { page, visit } = await openAsCreator(app, { creator, path })
  await page.getByRole('button', { name: 'Choose a file' }).first().waitFor()
  await prepare?.(page, files)
  const start = performance.now()
  let took = 0
  const longest = await longestTask(page, async () => {
    await act(page, files)
    took = performance.now() - start
  })
  await visit.end()
  return [
    {
      what: `${COUNT} ${what}: longest task`,
      value: longest,
      unit: 'ms',
      bound: { most: LONGEST_TASK },
    },
    { what: `${COUNT} ${what}: until shown`, value: took, unit: 'ms' },
  ]
}

async function openGood(page: Page, { good }: Files): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(good)
  await keepOnChain(page)
}

/** Shows a list's entries, which are kept in files unless somebody chooses otherwise. */
async function keepOnChain(page: Page): Promise<void> {
  await openMore(page)
  await page.getByRole('button', { name: 'Keep it on chain instead' }).click()
  await newEntries(page).waitFor()
}

/** Finds the first row in the entries that the chain lacks. */
function newEntries(page: Page) {
  return rowOf(page, 'New entries')
}

function rowOf(page: Page, table: string) {
  return page
    .getByRole('region', { name: table })
    .locator('[aria-rowindex="2"]')
    .filter({ hasText: /\S/ })
}

function keepText(page: Page, text: string): Promise<void> {
  return page.evaluate((kept) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', kept)
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    Object.assign(window, { paste })
  }, text)
}

function pasteText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { paste } = window as unknown as { paste: ClipboardEvent }
    document.querySelector('[aria-label="A list of wallets"]')?.dispatchEvent(paste)
  })
}

function listOf(addressOf: (index: number) => string): string {
  const rows = Array.from({ length: ROWS }, (_, index) => `${addressOf(index)},0.5 SOL,2`)
  return `wallet,price,amount\n${rows.join('\n')}\n`
}

/** Returns a made-up wallet; wallets in one list look as different as real ones. */
function walletOf(index: number): string {
  const bytes = new Uint8Array(32)
  for (let at = 0, state = index + 1; at < bytes.length; at += 1) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + at
    bytes[at] = state >>> 24
  }
  new DataView(bytes.buffer).setUint32(28, index)
  return new PublicKey(bytes).toBase58()
}
