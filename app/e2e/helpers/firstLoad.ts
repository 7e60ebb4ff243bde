import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** An entry of Vite's manifest. */
interface ManifestEntry {
  file: string
  css?: string[]
  /** Keys of static imports. */
  imports?: string[]
}

/** A file that a page loads before any interaction. */
export interface LoadedFile {
  /** Path in the build. */
  file: string
  /** Size in bytes, gzipped. */
  bytes: number
}

/** Scripts and styles that a page of a build needs to start, largest first. */
export function firstLoad(folder: string, page: string): LoadedFile[] {
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  )
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const entry = manifest[key]
    if (!entry) throw new Error(`The build has no ${key}.`)
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    for (const imported of entry.imports ?? []) visit(imported)
  }
  visit(page)
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(folder, file))).length }))
    .sort((one, other) => other.bytes - one.bytes)
}
