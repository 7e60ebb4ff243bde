import type { ErrorContext } from '../errors/catalogue.ts'
import { FILE_MESSAGES } from '../errors/fileMessages.ts'
import { MintlineError } from '../errors/mintlineError.ts'
import { mayBeHeld, systemCodeOf } from './platform.ts'

/** Error about a file on disk, with the path in its context. */
export class FileError<Code extends keyof typeof FILE_MESSAGES> extends MintlineError<Code> {
  constructor(code: Code, context: ErrorContext<Code>, options?: ErrorOptions) {
    super(FILE_MESSAGES, code, context, options)
  }
}

const IN_WORDS: Readonly<Record<string, string>> = {
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  EACCES: 'its permissions do not allow it',
  EPERM: 'its permissions do not allow it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EFBIG: 'its disk takes no file that large',
  EIO: 'its disk has failed',
  EBUSY: 'another program has it open',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
}
const HELD = 'another program has it open, or its permissions do not allow it'

/** Creates the error for a file that could not be read. */
export function fileNotReadable(path: string, cause: unknown): FileError<'FILE_NOT_READABLE'> {
  const isMissing = systemCodeOf(cause) === 'ENOENT'
  const reason = isMissing ? 'there is no such file' : reasonOf(cause)
  return new FileError('FILE_NOT_READABLE', { path, reason }, { cause })
}

/** Creates the error for a file that could not be written or removed. */
export function fileNotWritable(path: string, cause: unknown): FileError<'FILE_NOT_WRITABLE'> {
  const isMissing = systemCodeOf(cause) === 'ENOENT'
  const reason = isMissing ? 'its folder does not exist' : reasonOf(cause)
  return new FileError('FILE_NOT_WRITABLE', { path, reason }, { cause })
}

/**
 * Awaits work that reads a file or folder.
 *
 * @throws FILE_NOT_READABLE with this path on file system errors
 */
export async function reading<Result>(path: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw systemCodeOf(error) === undefined ? error : fileNotReadable(path, error)
  }
}

/**
 * Awaits work that writes or removes a file or folder.
 *
 * @throws FILE_NOT_WRITABLE with this path on file system errors
 */
export async function writing<Result>(path: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw systemCodeOf(error) === undefined ? error : fileNotWritable(path, error)
  }
}

function reasonOf(cause: unknown): string {
  if (mayBeHeld(cause)) return HELD
  const code = systemCodeOf(cause)
  if (code !== undefined) return IN_WORDS[code] ?? `the system answers ${code}`
  return cause instanceof Error ? cause.message : String(cause)
}
