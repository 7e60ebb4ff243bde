import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from './npm.ts'

/**
 * Makes a project outside this repository; the caller removes it.
 *
 * @returns Its folder.
 */
export function makeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mintline-stranger-'))
  const manifest = { name: 'stranger', private: true, type: 'module', sideEffects: false }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  return folder
}

/**
 * Copies a project with what is installed in it; the caller removes the copy. Packages' files are linked, as npm
 * replaces them but never writes into them: unpacking them again takes half a minute of a processor.
 *
 * @returns The copy's folder.
 */
export function copyProject(project: string): string {
  const folder = makeProject()
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(project, name), join(folder, name))
  linkFiles(join(project, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function linkFiles(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [old, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(old, copy)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(old), copy)
    // Except npm's own note about the tree, which it does write into.
    else if (entry.name !== '.package-lock.json') linkSync(old, copy)
  }
}

/**
 * Installs packages in a project by name, by name with version, or from files; fails for one that needs another Node.
 *
 * @param others More options for npm. Default: none.
 */
export function install(
  packages: readonly string[],
  folder: string,
  others: readonly string[] = [],
): void {
  const options = [
    ...['--engine-strict', '--prefer-offline', '--fetch-retries=5'],
    ...['--no-audit', '--no-fund', '--loglevel=error'],
  ]
  npm(['install', ...options, ...others, ...packages], folder)
}
