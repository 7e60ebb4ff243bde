import { rmSync } from 'node:fs'
import { after, before } from 'mocha'
import { copyProject, install, makeProject } from './install.ts'
import { packedPackage, packedPackages } from './packed.ts'
import { SOLANA_ALONE } from './solanaAlone.ts'
import { OF_TYPES } from './typeErrors.ts'

/** What builds the page in a project. */
const BUNDLER = 'vite@8.3.8'

/** Peer dependencies for all entry points. */
const BROUGHT_ALONG = [
  '@coral-xyz/anchor',
  '@metaplex-foundation/umi',
  '@metaplex-foundation/umi-web3js-adapters',
  ...OF_TYPES,
  BUNDLER,
]

/** Milliseconds for building, packing and installing on a busy machine. */
const INSTALL_TIMEOUT = 15 * 60_000

/** Returns a project's folder, which is installed before the file's tests. */
type Project = () => string

/** A folder outside this repository with what the command needs for Solana, and nothing else. */
export const solanaProject: Project = installed(() => SOLANA_ALONE.map(tarballOf))

/** A folder outside this repository with all packages installed, without their optional peers. */
export const bareProject: Project = installed(allTarballs, solanaProject)

/** A folder outside this repository with all packages installed, and what their entry points and examples need. */
export const strangersProject: Project = installed(() => BROUGHT_ALONG, bareProject)

/** Returns a package's published file. */
export const tarballOf = (name: string) => packedPackage(name).tarball

/**
 * Creates a project with all packages and others, installed before the first test in a copy of the bare project, as npm
 * unpacks only what differs. Runs nothing that the others would run then: native modules would be fetched or compiled.
 *
 * @param others Packages for npm: a name, or a name with a version.
 */
export function project(others: () => readonly string[]): Project {
  return installed(others, bareProject, ['--ignore-scripts'])
}

function allTarballs(): string[] {
  return packedPackages().map(({ tarball }) => tarball)
}

/** Installs packages before the first test: in a new project, or in a copy of one that has others. */
function installed(
  packages: () => readonly string[],
  base?: Project,
  options: readonly string[] = [],
): Project {
  let folder: string | undefined
  const installedOnce = () => {
    if (folder === undefined) {
      folder = base ? copyProject(base()) : makeProject()
      install(packages(), folder, options)
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
