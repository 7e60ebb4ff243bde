import { execFileSync } from 'node:child_process'
import { strangersEnvironment } from './npm.ts'

/** Runs a module in plain Node within a folder; returns its output. */
export function runScript(source: string, folder: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: folder,
    env: strangersEnvironment(),
    encoding: 'utf8',
  })
}
