import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

// For runs that are interrupted.
process.once('exit', removeFolders)

/** Runs in the process of each file: processes of parallel runs are killed without an exit. */
export const mochaHooks = { afterAll: removeFolders }

/** A new folder that is deleted when the tests of the process end. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mintline-test-')))
  folders.push(folder)
  return folder
}
