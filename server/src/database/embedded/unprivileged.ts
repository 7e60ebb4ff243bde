import { spawnSync } from 'node:child_process'
import { ServerError } from '../../errors/serverError.ts'

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]]

/** In a user namespace of its own a process of root is user 1000, and files of root are that user's. */
const AS_USER_1000 = ['--user', '--map-user=1000', '--map-group=1000']

/**
 * The command as a program starts it that refuses root: unchanged for other users, through `unshare` for root.
 *
 * @throws `EMBEDDED_DATABASE_AS_ROOT` where root has no `unshare` or may not use it
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
