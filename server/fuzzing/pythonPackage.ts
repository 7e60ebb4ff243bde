import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
const PYTHON = 'python3'

/**
 * Folder of the programs of a package from PyPI, in an environment of its own; undefined where it cannot be installed, which
 * takes Python 3.11 and a registry.
 *
 * @param program - a program that the package brings
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
