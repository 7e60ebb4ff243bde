import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const Manifest = z.looseObject({
  name: z.string(),
  version: z.string().default(''),
  license: z.unknown().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})

/** An installed package. */
export interface Installed {
  readonly name: string
  readonly version: string
  /** Absolute path. */
  readonly folder: string
  /** The licence that its manifest names; not trusted by itself. */
  readonly declared: string | undefined
}

/** Files with a licence or a notice; their texts are in this order. */
const LICENCE_FILE = /^(licen[cs]e|copying|unlicense)([-.].*)?$/i

/** Reads a package's manifest; throws for a folder without one. */
export function installedIn(folder: string): Installed {
  const { name, version, license } = manifestOf(folder)
  return { name, version, folder, declared: typeof license === 'string' ? license : undefined }
}

/** Returns the texts of a package's licence files; empty = it has none. */
export function licenceTexts({ folder }: Pick<Installed, 'folder'>): string[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => name)
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Returns what a package needs at run time, as installed; optional packages only if they are installed. */
export function directDependencies(folder: string): Installed[] {
  const { dependencies, optionalDependencies, peerDependencies } = manifestOf(folder)
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  return names.flatMap((name) => {
    const found = find(folder, name)
    return found === undefined ? [] : [installedIn(found)]
  })
}

/** Returns all that packages need at run time, directly or not, without this workspace's packages. */
export function allDependencies(folders: readonly string[]): Installed[] {
  const seen = new Map<string, Installed>()
  const visit = (folder: string) => {
    for (const each of directDependencies(folder)) {
      if (seen.has(each.folder)) continue
      seen.set(each.folder, each)
      visit(each.folder)
    }
  }
  for (const folder of folders) visit(folder)
  return [...seen.values()]
    .filter(({ name }) => !name.startsWith('@mintline/'))
    .sort((one, other) => (one.folder < other.folder ? -1 : 1))
}

function find(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
    if (folder === dirname(folder)) return undefined
  }
}

function manifestOf(folder: string): z.infer<typeof Manifest> {
  return Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}
