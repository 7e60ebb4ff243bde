import { mkdtempSync, writeFileSync } from 'node:fs'
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
 * Installs packages in a project by name, by name with version, or from files; fails for one that needs another Node.
 */
export function install(packages: readonly string[], folder: string): void {
  const options = [
    ...['--engine-strict', '--prefer-offline', '--fetch-retries=5'],
    ...['--no-audit', '--no-fund', '--loglevel=error'],
  ]
  npm(['install', ...options, ...packages], folder)
}
