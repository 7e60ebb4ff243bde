import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
const PYTHON = 'python3'

/**
 * Installs a PyPI package into its own virtual environment, and returns the folder with its programs. Returns undefined
 * if the installation fails: it requires Python 3.11 and a registry.
 *
 * @param program - a program in the package
 */
export function pythonPrograms(name: string, version: string, program = name): string | undefined {
  const folder = join(CACHE, `${name}-${version}`)
  const programs = join(folder, 'bin')
  if (existsSync(join(programs, program))) return programs
  mkdirSync(folder, { recursive: true })
  const isDone = (command: string, args: readonly string[]) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0
  const isInstalled =
    isDone(PYTHON, ['-c', 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))']) &&
    isDone(PYTHON, ['-m', 'venv', folder]) &&
    isDone(join(programs, 'pip'), ['install', '--quiet', `${name}==${version}`])
  return isInstalled ? programs : undefined
}
