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

/** The mint page with the code of one kind of chain. */
export const MINT_PAGES = {
  solana: ['mint/index.html', 'src/mint-page/solana/ui/SolanaMintPage.tsx'],
  evm: ['mint/index.html', 'src/mint-page/evm/ui/EvmMintPage.tsx'],
} as const

/** A file that a page loads before any interaction. */
export interface LoadedFile {
  /** Path in the build. */
  file: string
  /** Size in bytes, gzipped. */
  bytes: number
}

/**
 * Scripts and styles that a page of a build needs to start, largest first.
 *
 * @param entries The page, and what it imports at once by itself.
 */
export function firstLoad(folder: string, ...entries: readonly string[]): LoadedFile[] {
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
  for (const entry of entries) visit(entry)
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(folder, file))).length }))
    .sort((one, other) => other.bytes - one.bytes)
}
