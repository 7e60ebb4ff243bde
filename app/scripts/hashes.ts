import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages } from '../build/buildPages.ts'
import { differingFiles, formatHashes, hashFiles, parseHashes } from '../build/hashes.ts'

const HASHES = fileURLToPath(new URL('../hashes.txt', import.meta.url))

/** Builds the pages and writes their hashes, or with --check compares them. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mintline-pages-'))
  try {
    await buildPages(folder)
    const files = hashFiles(folder)
    if (!process.argv.includes('--check')) {
      writeFileSync(HASHES, formatHashes(files))
      console.log(`${files.length} files, in app/hashes.txt`)
      return
    }
    const others = differingFiles(parseHashes(readFileSync(HASHES, 'utf8')), files)
    if (others.length === 0) return
    console.error(`app/hashes.txt is not of this build: ${others.join(', ')}`)
    console.error('Run "npm run hashes" and commit what it writes.')
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

void main()
