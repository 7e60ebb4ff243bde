import { existsSync } from 'node:fs'
import { CommandError } from '../errors/commandError.ts'

/**
 * Asserts that a command that writes a file replaces none, except with `--force`.
 *
 * @throws FILE_EXISTS
 */
export function assertMayReplace(path: string, { force }: { readonly force: boolean }): void {
  if (existsSync(path) && !force) throw new CommandError('FILE_EXISTS', { path })
}
