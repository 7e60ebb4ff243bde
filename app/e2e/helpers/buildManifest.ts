import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An entry of Vite's manifest. */
export interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  /** Keys of static imports. */
  readonly imports?: readonly string[]
}

/** Manifests of the console and of the mint page. */
const MANIFESTS = ['manifest.json', 'mint.json']

/** Files of a build with what they import, by keys. */
export function buildManifest(folder: string): Readonly<Record<string, ManifestEntry>> {
  return Object.assign(
    {},
    ...MANIFESTS.map((name) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'))),
  )
}
