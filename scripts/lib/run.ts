import { spawnSync } from 'node:child_process'

/** Runs a command and returns its output; its errors are shown. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw new Error(`${command} cannot be run: ${error.message}`, { cause: error })
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed.`)
  return stdout
}

/** True if a command is installed and works. */
export function canRun(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
