import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages } from '../../build/buildPages.ts'

/** One for each run, so that runs do not take each other's build away. */
const FOLDER = join(
  fileURLToPath(new URL('../..', import.meta.url)),
  'e2e',
  'dist',
  `build-${process.pid}`,
)

let built: Promise<string> | undefined

/** Builds the app as it is published, and the page of all components; gives the folder. */
export function buildOnce(): Promise<string> {
  built ??= buildPages(FOLDER, { withGallery: true }).then(() => FOLDER)
  return built
}

/** Takes the build away. */
export async function removeBuild(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
}
