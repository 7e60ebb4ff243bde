import { buildPackage, testPackage } from './nativeCompiler.ts'

/**
 * The compiler writes to its process's outputs, so it runs in its own: `build <folder>` or `test <folder> [<filter>]`,
 * with exit code 1 if it fails.
 */
const [task, folder, filter] = process.argv.slice(2)
if (folder === undefined) throw new Error('A folder is needed')
try {
  if (task === 'test') testPackage(folder, filter)
  else buildPackage(folder)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
