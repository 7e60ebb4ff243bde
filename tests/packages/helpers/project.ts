import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'mocha'
import { npm } from './npm.ts'
import { packedPackages } from './packed.ts'

/** Packages that a user of every entry point brings along, and the tools of the project. */
const BROUGHT_ALONG = [
  '@coral-xyz/anchor',
  '@metaplex-foundation/umi',
  '@metaplex-foundation/umi-web3js-adapters',
  'expect-type@1.4.0',
  'typescript@6.0.3',
  'vite@8.3.8',
]

/** Milliseconds for building, packing and installing on a machine that is busy. */
const INSTALL_TIMEOUT = 15 * 60_000

let project: string | undefined

/** A folder far from this repository with all packages installed. */
export function strangersProject(): string {
  project ??= install()
  return project
}

function install(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mintline-stranger-'))
  const manifest = { name: 'stranger', private: true, type: 'module', sideEffects: false }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const tarballs = packedPackages().map(({ tarball }) => tarball)
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  npm(['install', ...options, ...tarballs, ...BROUGHT_ALONG], folder)
  return folder
}

// Before the first test that needs it, whichever that is: it takes longer than a test may.
before(function () {
  this.timeout(INSTALL_TIMEOUT)
  strangersProject()
})

after(() => {
  if (project !== undefined) rmSync(project, { recursive: true, force: true })
})
