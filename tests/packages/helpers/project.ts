import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'mocha'
import { npm } from './npm.ts'
import { packedPackages } from './packed.ts'

/** Tools that somebody brings along who uses the packages. */
const TOOLS = ['typescript@6.0.3']

let project: string | undefined

/** A folder far from this repository with all packages installed; made at the first call. */
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
  npm(['install', ...options, ...tarballs, ...TOOLS], folder)
  return folder
}

after(() => {
  if (project !== undefined) rmSync(project, { recursive: true, force: true })
})
