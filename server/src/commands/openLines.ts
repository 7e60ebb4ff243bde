import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import { ServerError } from '../errors/serverError.ts'

/** Lines to read. */
export interface OpenedLines {
  /** Opens the lines; a second time only if `isRepeatable`. Ends with the signal. */
  readonly open: (signal: AbortSignal) => Readable
  /** True for a file, false for a stream that can be read only once. */
  readonly isRepeatable: boolean
}

/**
 * Opens a file with lines, or standard input by the name `-`.
 *
 * @param from - path, relative to the folder
 * @throws `LINES_NOT_READABLE`
 */
export async function openLines(
  from: string,
  { folder, input }: { readonly folder: string; readonly input: Readable },
): Promise<OpenedLines> {
  if (from === '-') {
    return { open: (signal) => addAbortSignal(signal, input), isRepeatable: false }
  }
  const path = resolve(folder, from)
  try {
    const found = await stat(path)
    if (!found.isDirectory()) {
      return { open: (signal) => createReadStream(path, { signal }), isRepeatable: found.isFile() }
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ServerError('LINES_NOT_READABLE', { path: from, reason }, { cause })
  }
  throw new ServerError('LINES_NOT_READABLE', { path: from, reason: 'it is a folder' })
}
