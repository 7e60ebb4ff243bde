import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const APP = fileURLToPath(new URL('../..', import.meta.url))
/** One for each run, so that runs do not take each other's build away. */
const FOLDER = join(APP, 'e2e', 'dist', `build-${process.pid}`)
const VITE = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin',
  'vite.js',
)

let built: Promise<string> | undefined

/** Builds the app as it is published, and the page of all components; gives the folder. */
export function buildOnce(): Promise<string> {
  built ??= build()
  return built
}

// In a process of its own: the bundler fails under the loader that runs these tests.
async function build(): Promise<string> {
  const options = ['build', '--outDir', FOLDER, '--emptyOutDir', '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [VITE, ...options], {
    cwd: APP,
    env: { ...process.env, MINTLINE_GALLERY: 'yes' },
  })
  return FOLDER
}

/** Takes the build away. */
export async function removeBuild(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
}
