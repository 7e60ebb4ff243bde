import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const VERSION = '4.32.5'
const FOLDER = fileURLToPath(
  new URL(`../../node_modules/.cache/schemathesis-${VERSION}`, import.meta.url),
)
const PROGRAM = join(FOLDER, 'bin', 'schemathesis')
const PYTHON = 'python3'

/** True once Schemathesis is installed, which the first question does where there is Python 3.11 and a registry. */
export function hasSchemathesis(): boolean {
  return existsSync(PROGRAM) || install()
}

function install(): boolean {
  const isDone = (command: string, args: readonly string[]) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0
  mkdirSync(FOLDER, { recursive: true })
  return (
    isDone(PYTHON, ['-c', 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))']) &&
    isDone(PYTHON, ['-m', 'venv', FOLDER]) &&
    isDone(join(FOLDER, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${VERSION}`])
  )
}

/** Runs `schemathesis` in a folder, where it leaves files. Its exit code says nothing here: a report has what it found. */
export function runSchemathesis(folder: string, args: readonly string[]): Promise<string> {
  const child = spawn(PROGRAM, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(output))
  })
}
