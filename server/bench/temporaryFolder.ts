import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs work in a folder that is deleted afterwards. */
export async function inTemporaryFolder<Done>(
  work: (folder: string) => Promise<Done>,
): Promise<Done> {
  const folder = mkdtempSync(join(tmpdir(), 'mintline-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
