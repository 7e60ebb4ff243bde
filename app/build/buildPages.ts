import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const APP = fileURLToPath(new URL('..', import.meta.url))
const VITE = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin',
  'vite.js',
)

/**
 * Builds the pages as they are published: the console, then the mint page beside it. Each in its own process: the
 * bundler fails under the loader that runs TypeScript here.
 *
 * @param folder Absolute; its content is replaced.
 * @param withGallery True to build the component gallery too, for tests. Default: false.
 */
export async function buildPages(folder: string, { withGallery = false } = {}): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ...(withGallery && { MINTLINE_GALLERY: 'yes' }),
  }
  const build = (...options: string[]) =>
    promisify(execFile)(
      process.execPath,
      [VITE, 'build', '--outDir', folder, '--logLevel', 'error', ...options],
      { cwd: APP, env },
    )
  await build()
  await build('--mode', 'mint')
}
