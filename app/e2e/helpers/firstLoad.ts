import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { buildManifest } from './buildManifest.ts'
import { scriptSources } from './scriptSources.ts'

/** Limits in gzipped bytes for pages' first loads. */
export const FIRST_LOAD_LIMITS = {
  console: 250_000,
  solana: 120_000,
  evm: 120_000,
  aptos: 120_000,
} as const

/**
 * Each chain's mint page: the entries it starts with, and those it loads once the drop shows: texts, links, wallets.
 */
const MINT_PAGES = {
  solana: {
    first: ['mint/index.html', 'solana'],
    ahead: [
      'src/mint-page/ui/DropDetails.tsx',
      'src/entities/metadata/lib/fetchMetadataDocument.ts',
      'src/mint-page/solana/lib/networkFee.ts',
      'src/mint-page/solana/ui/WalletPanel.tsx',
    ],
  },
  aptos: {
    first: ['mint/index.html', 'src/mint-page/aptos/ui/AptosMintPage.tsx'],
    ahead: [
      'src/mint-page/ui/DropDetails.tsx',
      'src/entities/metadata/lib/fetchMetadataDocument.ts',
      'src/mint-page/aptos/lib/networkFee.ts',
      'src/mint-page/aptos/lib/openNames.ts',
      'src/mint-page/aptos/ui/WalletPanel.tsx',
    ],
  },
  evm: {
    first: ['mint/index.html', 'evm'],
    ahead: [
      'src/mint-page/ui/DropDetails.tsx',
      'src/mint-page/evm/lib/explorerLinks.ts',
      'src/mint-page/evm/lib/documents.ts',
      'src/mint-page/evm/lib/openNames.ts',
      'src/mint-page/evm/ui/WalletPanel.tsx',
    ],
  },
} as const

/** The script in each page's head. */
const THEME = 'theme.js'

/**
 * Sums the gzipped bytes that a page loads until it shows: the page itself, scripts and styles.
 *
 * @param kind The console, or a mint page, by its drop's chain.
 */
export function firstLoadBytes(folder: string, kind: keyof typeof FIRST_LOAD_LIMITS): number {
  const entries = entriesOf(kind)
  const names = [entries[0], THEME, ...filesOf(folder, entries)]
  return names.reduce((sum, name) => sum + gzippedBytes(folder, name), 0)
}

/** Returns the sources that a page loads until it shows, as paths in their source maps. */
export function firstLoadSources(folder: string, kind: keyof typeof FIRST_LOAD_LIMITS): string[] {
  return sourcesOf(folder, entriesOf(kind))
}

/** Screens that make no transaction, with the code that they load once they have data to read. */
const SCREENS = [
  'src/pages/TransactionsPage.tsx',
  'src/pages/SettingsPage.tsx',
  'src/pages/collection/OverviewPage.tsx',
  'src/pages/collection/ItemsPage.tsx',
  'src/pages/collection/PhasesPage.tsx',
  'src/pages/collection/CollectionActivityPage.tsx',
  'src/pages/collection/HoldersPage.tsx',
  'src/features/sales/fetchSales.ts',
  'src/features/sales/fetchMintSales.ts',
  'src/features/minted/ui/MintedChart.tsx',
  'src/features/collections/ui/CollectionsBrowser.tsx',
] as const

/** Returns web3.js sources in the scripts for screens that make no transaction. */
export function screensWithWeb3js(folder: string): string[] {
  return sourcesOf(folder, SCREENS).filter((source) => source.includes('/@solana/web3.js/'))
}

/** Returns the script sources for entries in a build, as paths in their source maps. */
function sourcesOf(folder: string, entries: readonly string[]): string[] {
  const scripts = filesOf(folder, entries).filter((file) => file.endsWith('.js'))
  return scripts.flatMap((script) => scriptSources(folder, script))
}

/** Expects the first view's styles to cover each component that a mint page loads at first. */
export function expectStyled(folder: string, kind: keyof typeof MINT_PAGES): void {
  const styles = readFileSync(new URL('../../src/mint-page/styles.css', import.meta.url), 'utf8')
  const sources = [...styles.matchAll(/@source "(.+)"/g)].flatMap(([, glob = '']) => expanded(glob))
  const components = firstLoadSources(folder, kind)
    .flatMap(
      (source) => /src\/(mint-page\/.+\.tsx|(?:entities|shared)\/.+\.tsx)$/.exec(source)?.[1] ?? [],
    )
    .map((path) =>
      path.startsWith('mint-page/') ? path.replace('mint-page/', './') : `../${path}`,
    )
  const isStyled = (path: string) => sources.some((source) => source.test(path))
  expect(components.filter((path) => !isStyled(path) && !UNSTYLED.test(path))).to.deep.equal([])
}

/** Components without their own elements. */
const UNSTYLED = /(main|Provider)\.tsx$/

/** Expands a glob with `*` and braces to patterns. */
function expanded(glob: string): RegExp[] {
  const [whole, list = ''] = /\{([^}]+)\}/.exec(glob) ?? []
  if (whole === undefined) {
    return [new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`)]
  }
  return list.split(',').flatMap((choice) => expanded(glob.replace(whole, choice)))
}

/** Returns manifest keys or file names, the page itself first. */
function entriesOf(kind: keyof typeof FIRST_LOAD_LIMITS): readonly [string, ...string[]] {
  return kind === 'console' ? ['index.html'] : MINT_PAGES[kind].first
}

/**
 * Expects that an open mint page, with nothing pressed, loaded its first files and then, after the node had answered,
 * the readers for texts and links and the wallet panel, and nothing else.
 *
 * @param urls The pages' folder, and the node.
 * @returns Scripts and styles in loading order, as paths in the build.
 */
export async function expectLoadsInOrder(
  page: Page,
  kind: keyof typeof MINT_PAGES,
  { folder, urls }: { folder: string; urls: { site: string; node: string } },
): Promise<string[]> {
  const first = [THEME, ...filesOf(folder, MINT_PAGES[kind].first)]
  const ahead = filesOf(folder, MINT_PAGES[kind].ahead).filter((file) => !first.includes(file))
  await page.waitForFunction(
    (wanted) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return wanted.every((url) => loaded.includes(url))
    },
    ahead.map((file) => urls.site + file),
  )
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime, duration }) => ({ name, startTime, endTime: startTime + duration })),
  )
  const ofSite = loaded
    .filter(({ name }) => name.startsWith(urls.site) && /\.(js|css)$/.test(name))
    .sort((one, other) => one.startTime - other.startTime)
  const files = ofSite.map(({ name }) => name.slice(urls.site.length))
  expect(files.slice(0, first.length).sort()).to.deep.equal(first.sort())
  expect(files.slice(first.length).sort()).to.deep.equal(ahead.sort())
  const answers = loaded.filter(({ name }) => name.startsWith(urls.node))
  const firstAnswer = Math.min(...answers.map(({ endTime }) => endTime))
  expect(ofSite[first.length]?.startTime).to.be.above(firstAnswer)
  return files
}

/**
 * Returns scripts and styles for entries in a build, with their static imports, as paths in the build.
 *
 * @param entries Manifest keys, or names of files that hold several modules.
 */
function filesOf(folder: string, entries: readonly string[]): string[] {
  const manifest = buildManifest(folder)
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const entry = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (!entry) throw new Error(`The build has no ${key}.`)
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    for (const imported of entry.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return [...files]
}

function gzippedBytes(folder: string, file: string): number {
  return gzipSync(readFileSync(join(folder, file))).length
}
