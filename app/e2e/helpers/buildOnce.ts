import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages } from '../../build/buildPages.ts'

/** One for each run, so that parallel runs do not delete each other's build. */
const FOLDER = join(
  fileURLToPath(new URL('../..', import.meta.url)),
  'e2e',
  'dist',
  `build-${process.pid}`,
)

let built: Promise<string> | undefined

/** Builds the published app and the gallery; returns the folder. */
export function buildOnce(): Promise<string> {
  built ??= buildPages(FOLDER, { withGallery: true }).then(() => FOLDER)
  return built
}

/** Deletes the build. */
export async function removeBuild(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
}
