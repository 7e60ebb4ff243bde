import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sources of a script of a build, as paths in its source map. None for what the bundler adds itself. */
export function scriptSources(folder: string, script: string): string[] {
  const map = join(folder, `${script}.map`)
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : []
}
