import type { MintlineError } from '@mintline/core'
import { CommandError } from '../errors/commandError.ts'

const IN_WORDS: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  EACCES: 'its permissions do not allow it',
  EPERM: 'its permissions do not allow it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
}

/** The error for a file that could not be read. */
export function fileNotReadable(path: string, cause: unknown): MintlineError<'FILE_NOT_READABLE'> {
  return new CommandError('FILE_NOT_READABLE', { path, reason: reasonOf(cause) }, { cause })
}

/** The error for a file that could not be written. */
export function fileNotWritable(path: string, cause: unknown): MintlineError<'FILE_NOT_WRITABLE'> {
  return new CommandError('FILE_NOT_WRITABLE', { path, reason: reasonOf(cause) }, { cause })
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return IN_WORDS[code] ?? (cause instanceof Error ? cause.message : String(cause))
}
