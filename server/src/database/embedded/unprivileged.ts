import { spawnSync } from 'node:child_process'
import { ServerError } from '../../errors/serverError.ts'

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]]

/** In its own user namespace, a root process is user 1000, who also owns root's files. */
const AS_USER_1000 = ['--user', '--map-user=1000', '--map-group=1000']

/**
 * Wraps a command for a program that refuses root: through `unshare` for root, unchanged for other users.
 *
 * @throws `EMBEDDED_DATABASE_AS_ROOT` if root has no `unshare` or may not use it
 */
export function unprivileged(command: Command): Command {
  if (process.getuid?.() !== 0) return command
  const attempt = spawnSync('unshare', [...AS_USER_1000, 'true'], { encoding: 'utf8' })
  if (attempt.status !== 0) {
    const reason = attempt.error?.message ?? attempt.stderr.trim()
    throw new ServerError('EMBEDDED_DATABASE_AS_ROOT', { reason })
  }
  return ['unshare', ...AS_USER_1000, ...command]
}
