import { withKind } from './kinds.ts'
import { withoutFullStop } from './quotedText.ts'

/** Messages about files on disk. */
export const FILE_MESSAGES = {
  FILE_NOT_READABLE: withKind(
    'input',
    ({ path, reason }: FileFailure) => `${path} cannot be read: ${withoutFullStop(reason)}`,
  ),
  FILE_NOT_WRITABLE: withKind(
    'input',
    ({ path, reason }: FileFailure) => `${path} cannot be written: ${withoutFullStop(reason)}`,
  ),
}

interface FileFailure {
  path: string
  reason: string
}
