import { spawnSync } from 'node:child_process'

/**
 * Runs a command and returns its output; its errors are shown.
 *
 * @param variables - added to the environment
 */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  variables: NodeJS.ProcessEnv = {},
): string {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...variables },
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
