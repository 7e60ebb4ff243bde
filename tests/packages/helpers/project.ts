import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'mocha'
import { npm } from './npm.ts'
import { packedPackages } from './packed.ts'

/** Tools of every project. */
const TOOLS = ['expect-type@1.4.0', 'typescript@6.0.3', 'vite@8.3.8']

/** Peer dependencies for all entry points. */
const BROUGHT_ALONG = [
  '@coral-xyz/anchor',
  '@metaplex-foundation/umi',
  '@metaplex-foundation/umi-web3js-adapters',
]

/** Milliseconds for building, packing and installing on a busy machine. */
const INSTALL_TIMEOUT = 15 * 60_000

/** Returns the folder of a project, which is installed before the tests of the file. */
type Project = () => string

/** A folder outside of this repository with all packages installed. */
export const strangersProject: Project = project(() => BROUGHT_ALONG)

/**
 * A project with all packages and others, installed before the first test.
 *
 * @param others Packages for npm: a name, or a name with a version.
 */
export function project(others: () => readonly string[]): Project {
  let folder: string | undefined
  const installed = () => {
    folder ??= install(others())
    return folder
  }
  // Before the first test, as it takes longer than a test may.
  before(function () {
    this.timeout(INSTALL_TIMEOUT)
    installed()
  })
  after(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })
  return installed
}

function install(others: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'mintline-stranger-'))
  const manifest = { name: 'stranger', private: true, type: 'module', sideEffects: false }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const tarballs = packedPackages().map(({ tarball }) => tarball)
  const options = [
    ...['--prefer-offline', '--fetch-retries=5'],
    ...['--no-audit', '--no-fund', '--loglevel=error'],
  ]
  npm(['install', ...options, ...tarballs, ...TOOLS, ...others], folder)
  return folder
}
