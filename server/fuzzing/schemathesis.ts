import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pythonPrograms } from './pythonPackage.ts'

const programs = () => pythonPrograms('schemathesis', '4.32.5')

/** True once Schemathesis is installed, which the first question does where there is Python 3.11 and a registry. */
export function hasSchemathesis(): boolean {
  return programs() !== undefined
}

/** Runs `schemathesis` in a folder, where it leaves files. Its exit code says nothing here: a report has what it found. */
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
