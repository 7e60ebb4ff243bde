import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An entry in Vite's manifest. */
export interface ManifestEntry {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  /** Static imports, by key. */
  readonly imports?: readonly string[]
}

/** The console's and the mint page's manifests. */
const MANIFESTS = ['manifest.json', 'mint.json']

/** Reads a build's files with their imports, by key. */
export function buildManifest(folder: string): Readonly<Record<string, ManifestEntry>> {
  return Object.assign(
    {},
    ...MANIFESTS.map((name) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'))),
  )
}
