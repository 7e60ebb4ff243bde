import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppOptions, type RunningApp, startApp } from './startApp.ts'

/** An app whose pages store artwork in a folder, which is removed with it. */
export interface AppWithFiles extends RunningApp {
  /** The folder's absolute path. */
  files: string
}

/** Starts the app with an empty folder for artwork. */
export async function startAppWithFiles(
  options: Pick<AppOptions, 'others'> = {},
): Promise<AppWithFiles> {
  const files = mkdtempSync(join(tmpdir(), 'mintline-files-'))
  const app = await startApp({ ...options, files })
  return {
    ...app,
    files,
    close: async () => {
      await app.close()
      rmSync(files, { recursive: true })
    },
  }
}
