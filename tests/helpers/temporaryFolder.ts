import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterTests } from './afterTests.ts'

const folders = new Set<string>()

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
}

// For runs that are interrupted.
process.once('exit', () => folders.forEach(removeFolder))

/** Creates a folder that is deleted when the process's tests end. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mintline-test-')))
  folders.add(folder)
  afterTests(() => removeFolder(folder))
  return folder
}
