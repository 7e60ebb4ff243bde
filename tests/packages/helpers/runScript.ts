import { execFileSync } from 'node:child_process'
import { strangersEnvironment } from './npm.ts'

/** Runs a module in plain Node within a folder; answers what it printed. */
export function runScript(source: string, folder: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: folder,
    env: strangersEnvironment(),
    encoding: 'utf8',
  })
}
