import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages } from '../../build/buildPages.ts'

/** Passes the folder to the test files' processes. */
const VARIABLE = 'MINTLINE_BUILD_UNDER_TEST'

/** One for each run, so that parallel runs do not delete each other's build. */
const FOLDER = join(
  fileURLToPath(new URL('../..', import.meta.url)),
  'e2e',
  'dist',
  `build-${process.pid}`,
)

/** Returns the folder with the published app and the gallery, built before the first test file. */
export async function buildOnce(): Promise<string> {
  const built = process.env[VARIABLE]
  if (built !== undefined) return built
  await buildPages(FOLDER, { withGallery: true })
  process.env[VARIABLE] = FOLDER
  return FOLDER
}

/** Deletes the build. */
export async function removeBuild(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
}
