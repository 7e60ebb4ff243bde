import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { run } from '../lib/run.ts'
import { parse } from './source.ts'
import { writeRecipe } from './writeRecipe.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Files that the recipes read: those that name others, all packages' errors, and calls. */
const READ = [
  'biome.json',
  ...['core', 'solana', 'evm', 'aptos', 'assets', 'cli'].map(
    (name) => `clients/${name}/src/errors`,
  ),
  ...['core', 'evm'].map((name) => `clients/${name}/test/errors`),
  ...['src/usage', 'src/program.ts', 'src/exitCodes.ts', 'README.md', 'test/_errorSamples.ts'].map(
    (path) => `clients/cli/${path}`,
  ),
  ...['src/pages', 'src/features/help', 'bench/idle.ts'].map((path) => `app/${path}`),
  ...['src/errors', 'test/errors', 'src/indexer', 'src/marketplace'].map(
    (path) => `server/${path}`,
  ),
]

/** Creates a folder with what the recipes read. */
export function scratchFolder(): string {
  const root = temporaryFolder()
  for (const path of READ) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    cpSync(join(ROOT, path), join(root, path), { recursive: true })
  }
  return root
}

/** Options of a page, without its place. */
export const TIPS = {
  title: 'Tips',
  description: 'Wallets that tipped.',
  question: 'Who tips?',
  answer: 'Anybody can.',
}

/** Lines that a recipe adds and takes away, by path; of a new file, all of them. */
type Changes = Readonly<Record<string, { readonly added: string; readonly removed: string }>>

/** Writes a recipe, formats it as the script does, and returns what has changed. */
export function changesOf(
  root: string,
  words: readonly string[],
  options: Readonly<Record<string, string>>,
): Changes {
  const paths = writeRecipe(root, words, new Map(Object.entries(options)))
  run(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', ...paths], root)
  return Object.fromEntries(paths.map((path) => [path, changeOf(root, path)]))
}

function changeOf(root: string, path: string) {
  const now = linesOf(join(root, path))
  const before = linesOf(join(ROOT, path))
  if (/tsx?$/.test(path)) {
    const { parseDiagnostics } = parse(now.join('\n')) as unknown as { parseDiagnostics: unknown[] }
    expect(parseDiagnostics, path).to.deep.equal([])
  }
  return { added: addedTo(before, now), removed: without(before, now) }
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Returns the lines that were put between others. */
function addedTo(before: readonly string[], now: readonly string[]): string {
  let at = 0
  const added = now.filter((line, index) => {
    // Lines that are gone.
    while (at < before.length && !now.includes(before[at] ?? '', index)) at += 1
    if (line !== before[at]) return true
    at += 1
    return false
  })
  return added.join('\n').trim()
}

/** Returns the lines that other lines lack, however often each stands in them. */
function without(lines: readonly string[], others: readonly string[]): string {
  const left = [...others]
  return lines
    .filter((line) => {
      const at = left.indexOf(line)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    .join('\n')
    .trim()
}

/** A change that only adds lines. */
export const only = (added: string) => ({ added, removed: '' })
