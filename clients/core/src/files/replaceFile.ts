import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ifThere } from './ifThere.ts'

/** Options for replacing a file. */
export interface ReplaceFileOptions {
  /** True = the content is on the disk before the file appears, whatever happens to the machine. Default: false. */
  readonly flush?: boolean
}

/**
 * Writes a file atomically, so that readers find either the old content or the new. Of several writers at once, the last
 * one wins.
 */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  { flush = false }: ReplaceFileOptions = {},
): Promise<void> {
  // Hidden, so that a web server for the folder does not serve it, and one for each writer.
  const partial = join(
    dirname(path),
    `.${basename(path)}.${randomBytes(6).toString('hex')}.partial`,
  )
  try {
    await writeFile(partial, content, { flush })
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** The text of a file; undefined where it does not exist. */
export function readTextIfThere(path: string): Promise<string | undefined> {
  return ifThere(readFile(path, 'utf8'))
}
