import { readdirSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import type { FileTimes } from './slowestFiles.ts'
import type { Suite } from './suites.ts'

/** A glob's literal prefix: a file or a folder. */
const FIXED = /^[^*?{}[\]()!]*(?=\/|$)/

/**
 * Sorts a parallel suite's files by duration in the last run, longest first: a long file that starts last runs alone.
 * Files without a time come last, since short ones are not recorded. Without any times, the suite is unchanged.
 *
 * @param times - by path relative to the root
 * @param root - repository root, absolute
 */
export function longestFirst(suite: Suite, times: FileTimes, root: string): Suite {
  const { isParallel, files = [], folder = '' } = suite
  const base = join(root, folder)
  const timeOf = (file: string) => times[join(folder, file)]
  const found = isParallel ? files.flatMap((pattern) => matching(pattern, base)) : []
  if (!found.some((file) => timeOf(file) !== undefined)) return suite
  const rank = (file: string) => timeOf(file) ?? 0
  return { ...suite, files: found.sort((one, other) => rank(other) - rank(one)) }
}

/** Returns the files below a folder that match a pattern, in the order of their names. */
function matching(pattern: string, base: string): string[] {
  const [start = ''] = FIXED.exec(pattern) ?? []
  if (start === pattern) return [pattern]
  return readdirSync(join(base, start), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(base, join(parentPath, name)))
    .filter((file) => matchesGlob(file, pattern))
    .sort()
}
