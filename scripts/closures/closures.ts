import { readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { moduleGraph } from '../lib/moduleGraph.ts'
import type { PublishedPackage } from '../packages/publishedPackages.ts'
import type { Bound } from './bounds.ts'

/** The files that a call loads before it runs. */
export interface Closure {
  /** A package entry point, or a call in one. */
  readonly name: string
  /** Files written by hand. */
  readonly files: number
  /** Undefined = the table has none. */
  readonly bound: number | undefined
  /** Merkle tree libraries that should not be loaded. */
  readonly libraries: readonly string[]
}

const GENERATED = /\/generated\//
const TREE_LIBRARY = /node_modules\/(merkletreejs|keccak256)\//

/**
 * Counts the files that each entry point and call loads through static imports, without type imports.
 *
 * @param root Absolute workspace path.
 */
export async function closuresOf(
  root: string,
  packages: readonly PublishedPackage[],
  entryBounds: Readonly<Record<string, number>>,
  calls: readonly Bound[],
): Promise<Closure[]> {
  const entries = packages.flatMap((each) => entriesOf(root, each))
  const graph = await moduleGraph(root, [
    ...new Set([...entries.map(({ module }) => module), ...calls.map(({ module }) => module)]),
  ])
  const closureOf = (
    name: string,
    module: string,
    bound: number | undefined,
    noTreeLibrary = false,
  ) => {
    const loaded = graph.loadedWith(module)
    const written = loaded.filter((path) => !path.includes('node_modules/') && isOurs(path))
    const libraries = loaded.flatMap((path) => TREE_LIBRARY.exec(path)?.[1] ?? [])
    return {
      name,
      files: written.length,
      bound,
      libraries: noTreeLibrary ? [...new Set(libraries)] : [],
    }
  }
  return [
    ...entries.map(({ name, module }) => closureOf(name, module, entryBounds[name])),
    ...calls.map((call) => {
      assertDeclared(root, call)
      return closureOf(nameOf(packages, call), call.module, call.files, call.noTreeLibrary)
    }),
  ]
}

function isOurs(path: string): boolean {
  return path.startsWith('clients/') && !GENERATED.test(path)
}

/** Returns the sources behind a package's entry points, and behind its program if it is a command. */
function entriesOf(root: string, { name, folder }: PublishedPackage) {
  const { exports, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const path = (source: string) => relative(root, join(folder, source)).replaceAll(sep, '/')
  const entries = Object.entries<{ '@mintline/source'?: string }>(exports).flatMap(
    ([entry, { '@mintline/source': source }]) =>
      source === undefined ? [] : [{ name: name + entry.slice(1), module: path(source) }],
  )
  return bin
    ? [...entries, { name: Object.keys(bin)[0] ?? '', module: path('src/main.ts') }]
    : entries
}

function nameOf(packages: readonly PublishedPackage[], { call, module }: Bound): string {
  const [, folder = ''] = module.split('/')
  const owner = packages.find((each) => basename(each.folder) === folder)
  return `${owner?.name} ${call}`
}

/** A row must not outlive its call. */
function assertDeclared(root: string, { call, module }: Bound): void {
  const source = readFileSync(join(root, module), 'utf8')
  const isDeclared = new RegExp(`^export (async )?(function|const) ${call}\\b`, 'm').test(source)
  if (!isDeclared)
    throw new Error(`${module} declares no ${call}: mend scripts/closures/bounds.ts.`)
}
