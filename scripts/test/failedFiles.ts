import { relative, resolve } from 'node:path'
import type { Suite } from './suites.ts'

/** Where a failed test's description starts: mocha numbers them, vitest names their files. */
const DESCRIPTION = /^(?= +\d+\) |.* FAIL {2})/m

const TEST_FILE = /[^\s():]+\.test\.tsx?/

/**
 * Finds failed tests' files in a suite's output.
 *
 * @param folder - in which the suite ran
 * @returns undefined if it does not name each one's file, so that there may be more
 */
export function failedFiles(failures: string, folder: string): string[] | undefined {
  const descriptions = failures.split(DESCRIPTION).slice(1)
  const files = descriptions.flatMap((description) => description.match(TEST_FILE)?.[0] ?? [])
  if (files.length === 0 || files.length < descriptions.length) return undefined
  return [...new Set(files.map((file) => relative(folder, resolve(folder, file))))]
}

/**
 * Lists a suite's files to retry after failures.
 *
 * @param folder - in which the suite ran
 * @returns undefined if a failed file may be about money, or is not known
 */
export function filesToRepeat(
  { files: patterns, repeatable }: Pick<Suite, 'files' | 'repeatable'>,
  failures: string,
  folder: string,
): string[] | undefined {
  const files = patterns && failedFiles(failures, folder)
  return files?.every((file) => repeatable?.test(file)) ? files : undefined
}
