import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the sources of a script in a build, as paths in its source map. Empty for the bundler's own scripts. */
export function scriptSources(folder: string, script: string): string[] {
  const map = join(folder, `${script}.map`)
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : []
}
