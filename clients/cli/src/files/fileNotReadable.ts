import { MintlineError } from '@mintline/core'

const IN_WORDS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'its permissions do not allow it',
}

/** The error for a file that could not be read. */
export function fileNotReadable(path: string, cause: unknown): MintlineError<'FILE_NOT_READABLE'> {
  return new MintlineError('FILE_NOT_READABLE', { path, reason: reasonOf(cause) }, { cause })
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return IN_WORDS[code] ?? (cause instanceof Error ? cause.message : String(cause))
}
