import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files and folders that the pages are built from, relative to the root; packages are in the lock file. */
const INPUTS = ['app', 'clients', 'scripts/licences', 'package-lock.json', 'tsconfig.json']

/** Folders of which a build reads nothing. */
const OTHERS = new Set(['node_modules', 'dist', 'bench', 'e2e', 'test'])

/** Returns a digest of all the pages' sources by name and content, in hexadecimal. */
export function sourceDigest(root: string): string {
  const hash = createHash('sha256')
  for (const path of INPUTS.flatMap((input) => filesOf(root, input))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesOf(root: string, path: string): string[] {
  if (/\.json$/.test(path)) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`
      if (entry.isFile()) return [inner]
      return entry.isDirectory() && !OTHERS.has(entry.name) ? filesOf(root, inner) : []
    })
}
