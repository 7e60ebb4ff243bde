import { assertMayReplace } from '../runtime/assertMayReplace.ts'
import type { BaseContext } from '../runtime/baseContext.ts'

/** Options for a command that writes entries. */
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
  options: ExportOptions,
): string | undefined {
  const path = options.out === undefined ? undefined : context.path(options.out)
  if (path !== undefined) assertMayReplace(path, options)
  return path
}
