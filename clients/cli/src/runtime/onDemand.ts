import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Loads a package that is installed on demand: beside the drop, otherwise beside this command. Undefined = neither.
 *
 * @param folder The drop's folder.
 */
export function loadOnDemand<Module>(name: string, folder: string): Module | undefined {
  for (const base of [join(folder, 'index.js'), import.meta.url]) {
    const require = createRequire(base)
    if (isThere(require, name)) return require(name)
  }
  return undefined
}

function isThere(require: NodeJS.Require, name: string): boolean {
  try {
    require.resolve(name)
    return true
  } catch {
    return false
  }
}
