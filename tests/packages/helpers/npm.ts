import { execFileSync } from 'node:child_process'

/**
 * Runs npm as outside this repository: without settings that the npm running the tests passes on, such as the
 * workspace's.
 */
export function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, { cwd, env: strangersEnvironment(), encoding: 'utf8' })
}

/** Returns the environment without additions by npm, mocha and the workspace. */
export function strangersEnvironment(): NodeJS.ProcessEnv {
  const ofWorkspace = /^(npm_|NODE_OPTIONS$|NODE_ENV$|INIT_CWD$)/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofWorkspace.test(name)))
}
