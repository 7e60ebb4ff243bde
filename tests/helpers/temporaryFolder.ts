import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A new folder that is deleted when the tests end. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mintline-test-')))
  folders.push(folder)
  return folder
}
