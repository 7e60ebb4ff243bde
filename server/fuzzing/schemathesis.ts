import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pythonPrograms } from './pythonPackage.ts'

const programs = () => pythonPrograms('schemathesis', '4.32.5')

/** Returns true if Schemathesis is installed. The first call installs it, given Python 3.11 and a registry. */
export function hasSchemathesis(): boolean {
  return programs() !== undefined
}

/** Runs `schemathesis` in a folder, where it leaves files. Ignores the exit code: failures are in the report. */
export function runSchemathesis(folder: string, args: readonly string[]): Promise<string> {
  const child = spawn(join(programs() ?? '', 'schemathesis'), args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
