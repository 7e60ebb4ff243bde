import { readdirSync } from 'node:fs'
import { ROOT } from '../helpers/documents.ts'

/** Folders with installed, built and generated files. */
const NOT_OURS = new Set(['node_modules', 'dist', 'target', 'generated'])

/** Returns all source file paths with one of these extensions, relative to the root. */
export function repositoryFiles(endings: readonly string[], folder = ''): string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`
    if (entry.isDirectory()) {
      const isOurs = !NOT_OURS.has(entry.name) && !entry.name.startsWith('.')
      return isOurs ? repositoryFiles(endings, `${path}/`) : []
    }
    return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : []
  })
}
