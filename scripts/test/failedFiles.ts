import { relative, resolve } from 'node:path'

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
