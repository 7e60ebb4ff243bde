import { rmSync } from 'node:fs'
import { after, before } from 'mocha'
import { install, makeProject } from './install.ts'
import { packedPackage, packedPackages } from './packed.ts'
import { SOLANA_ALONE } from './solanaAlone.ts'
import { OF_EXAMPLES } from './typeErrors.ts'

/** Tools in every project. */
const TOOLS = ['expect-type@1.4.0', 'typescript@6.0.3', 'vite@8.3.8']

/** Peer dependencies for all entry points. */
const BROUGHT_ALONG = [
  '@coral-xyz/anchor',
  '@metaplex-foundation/umi',
  '@metaplex-foundation/umi-web3js-adapters',
  ...OF_EXAMPLES,
]

/** Milliseconds for building, packing and installing on a busy machine. */
const INSTALL_TIMEOUT = 15 * 60_000

/** Returns a project's folder, which is installed before the file's tests. */
type Project = () => string

/** A folder outside this repository with all packages installed. */
export const strangersProject: Project = project(() => BROUGHT_ALONG)

/** A folder outside this repository with what the command needs for Solana, and nothing else. */
export const solanaProject: Project = installed(() => SOLANA_ALONE.map(tarballOf))

/** Returns a package's published file. */
export const tarballOf = (name: string) => packedPackage(name).tarball

/**
 * Creates a project with all packages and others, installed before the first test.
 *
 * @param others Packages for npm: a name, or a name with a version.
 */
export function project(others: () => readonly string[]): Project {
  return installed(() => [...packedPackages().map(({ tarball }) => tarball), ...TOOLS, ...others()])
}

function installed(packages: () => readonly string[]): Project {
  let folder: string | undefined
  const installedOnce = () => {
    if (folder === undefined) {
      folder = makeProject()
      install(packages(), folder)
    }
    return folder
  }
  // Before the first test, as it takes longer than a test may.
  before(function () {
    this.timeout(INSTALL_TIMEOUT)
    installedOnce()
  })
  after(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })
  return installedOnce
}
