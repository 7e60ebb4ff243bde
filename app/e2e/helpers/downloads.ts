import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

/** A file that the browser saved. */
export interface SavedFile {
  name: string
  text: string
}

/** Does something that saves a file, and reads the file. */
export async function savedBy(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const started = page.waitForEvent('download')
  await act()
  const download = await started
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}
