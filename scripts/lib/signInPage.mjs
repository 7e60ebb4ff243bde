import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const APP = join(ROOT, 'app')
const FOLDER = join(ROOT, 'clients', 'cli', 'dist', 'sign-in')

/** What the page is made of. */
const SOURCES = [
  'app/sign-in',
  'app/src/sign-page',
  'app/src/mint-page',
  'app/src/shared',
  'app/src/entities',
  'app/vite.config.ts',
  'clients/aptos/src',
  'clients/core/src',
  'clients/evm/src',
  'package-lock.json',
]

/** Builds the page on which a browser's wallet signs for the command, into the command's `dist`. */
export function buildSignInPage() {
  const vite = createRequire(join(APP, 'package.json')).resolve('vite/package.json')
  const fresh = `${FOLDER}-${process.pid}`
  mkdirSync(dirname(fresh), { recursive: true })
  const script = join(dirname(vite), 'bin', 'vite.js')
  const options = ['build', '--mode', 'sign-in', '--outDir', fresh, '--logLevel', 'error']
  execFileSync(process.execPath, [script, ...options], {
    cwd: APP,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  rmSync(FOLDER, { recursive: true, force: true })
  renameSync(fresh, FOLDER)
}

/** Builds it if it is missing or older than its sources. */
export function currentSignInPage() {
  const page = statSync(join(FOLDER, 'index.html'), { throwIfNoEntry: false })
  const changed = SOURCES.map((name) => newest(join(ROOT, name)))
  if (!page || Math.max(...changed) > page.mtimeMs) buildSignInPage()
}

/**
 * Returns when something in a file or folder was last changed, in Unix milliseconds.
 *
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return Math.max(mtimeMs, ...names.map((name) => statSync(join(path, name)).mtimeMs))
}
