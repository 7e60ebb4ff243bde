import { withKind } from '@mintline/core'

/** Messages about exports and imports. */
export const ARCHIVE_MESSAGES = {
  EXPORT_LINE_INVALID: ({ line, reason }: { line: number; reason: string }) =>
    `Line ${line} of the export cannot be imported: ${reason}. What stands before it is imported`,
  EXPORT_NEWER: ({ found, known }: { found: number; known: number }) =>
    `The export is of format ${found}, and this server reads those up to ${known}: import it by the version that wrote it, or a later one`,
  EXPORT_CUT_SHORT: ({ lines }: { lines: number }) =>
    `The export ends after ${lines} lines without its last one: what is there is imported, so export it again for the rest`,
  EXPORT_NOT_READ: ({ path, reason }: { path: string; reason: string }) =>
    `The export ${path} cannot be read: ${reason}`,
  EXPORT_NOT_WRITTEN: ({ path, reason }: { path: string; reason: string }) =>
    `The export ${path} cannot be written: ${reason}`,
  INTERRUPTED: withKind(
    'interrupted',
    (_: Record<never, never>) =>
      'It was ended before it was done: the same command again starts over',
  ),
}
