import { relative, resolve } from 'node:path'
import type { Suite } from './suites.ts'

/** Start of the description of one failed test: mocha numbers them, vitest names their files. */
const DESCRIPTION = /^(?= +\d+\) |.* FAIL {2})/m

const TEST_FILE = /[^\s():]+\.test\.tsx?/

/**
 * Files of the tests that failed, by what a suite says about them.
 *
 * @param folder - in which the suite ran
 * @returns undefined where it does not name the file of each, so that there may be more
 */
export function failedFiles(failures: string, folder: string): string[] | undefined {
  const descriptions = failures.split(DESCRIPTION).slice(1)
  const files = descriptions.flatMap((description) => description.match(TEST_FILE)?.[0] ?? [])
  if (files.length === 0 || files.length < descriptions.length) return undefined
  return [...new Set(files.map((file) => relative(folder, resolve(folder, file))))]
}

/**
 * Files of a suite to run once more after failures.
 *
 * @param folder - in which the suite ran
 * @returns undefined where one of the failed files may be about money, or is not known
 */
export function filesToRepeat(
  { files: patterns, repeatable }: Pick<Suite, 'files' | 'repeatable'>,
  failures: string,
  folder: string,
): string[] | undefined {
  const files = patterns && failedFiles(failures, folder)
  return files?.every((file) => repeatable?.test(file)) ? files : undefined
}
