import { existsSync } from 'node:fs'
import { CommandError } from '../errors/commandError.ts'
import type { BaseContext } from '../runtime/baseContext.ts'

/** Where a command writes entries. */
export interface ExportOptions {
  /** Undefined = stdout. */
  readonly out?: string
  readonly force: boolean
}

/**
 * Returns the path of the file that entries are written to; undefined without one.
 *
 * @throws FILE_EXISTS unless it may be replaced
 */
export function exportPath(
  context: Pick<BaseContext, 'path'>,
  { out, force }: ExportOptions,
): string | undefined {
  const path = out === undefined ? undefined : context.path(out)
  if (path && existsSync(path) && !force) throw new CommandError('FILE_EXISTS', { path })
  return path
}
