import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

interface Link {
  /** The file, relative to the package. */
  source: string
  /** The link to it, relative to the package. */
  target: string
}

/**
 * Creates the links between libraries that npm cannot pack. The package's install script does this, unless it was not
 * allowed to run.
 *
 * @param root - the package's folder
 */
export function addMissingLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      // Another process was faster.
      if (!existsSync(link)) throw error
    }
  }
}
