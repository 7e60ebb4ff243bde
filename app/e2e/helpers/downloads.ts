import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'

/** A file that the browser saved. */
export interface SavedFile {
  name: string
  text: string
}

/** Runs an action that saves a file. */
export async function downloadBy(page: Page, act: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return download
}

/** Runs an action that saves a file, and reads the file. */
export async function savedBy(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const download = await downloadBy(page, act)
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}
