import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import {
  access,
  chmod,
  copyFile,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileNotReadable, reading, writing } from './fileErrors.ts'
import { makeFolders } from './makeFolders.ts'
import { syncFolder, systemCodeOf, whileHeld } from './platform.ts'

/** Options for replacing a file. */
export interface ReplaceFileOptions {
  /** True = flush the content to disk before the file appears, so that it survives a power failure. Default: false. */
  readonly flush?: boolean
  /** True = create the folder if missing. Default: false. */
  readonly makeFolder?: boolean
}

/** Permission bits of a file's mode. */
const PERMISSIONS = 0o7777

/**
 * Writes a file atomically: readers see the old content or the new. With several writers, the last one wins. Keeps
 * links and permissions; writes straight to devices and pipes.
 *
 * @throws FILE_NOT_WRITABLE
 */
export async function replaceFile(
  path: string,
  content: string | Uint8Array,
  { flush = false, makeFolder = false }: ReplaceFileOptions = {},
): Promise<void> {
  if (makeFolder) makeFolders(dirname(path))
  const write = (target: string, isFlushed: boolean) =>
    writeFile(target, content, { flush: isFlushed })
  await writing(path, replaceBy(path, write, flush))
}

/**
 * Copies a file atomically. Takes no extra space if the file system can share blocks.
 *
 * @throws FILE_NOT_READABLE, FILE_NOT_WRITABLE
 */
export async function copyWhole(from: string, to: string): Promise<void> {
  try {
    const copy = (target: string) => copyFile(from, target, constants.COPYFILE_FICLONE)
    await writing(to, replaceBy(to, copy, false))
  } catch (error) {
    // A failed copy names both paths, so check which is at fault.
    await access(from, constants.R_OK).catch((cause) => {
      throw fileNotReadable(from, cause)
    })
    throw error
  }
}

/**
 * Removes a file if it exists.
 *
 * @throws FILE_NOT_WRITABLE
 */
export function removeFile(path: string): Promise<void> {
  return writing(
    path,
    whileHeld(() => rm(path, { force: true })),
  )
}

/**
 * Reads a file as text; undefined = the file does not exist.
 *
 * @throws FILE_NOT_READABLE
 */
export function readTextIfExists(path: string): Promise<string | undefined> {
  return reading(path, ifExists(readFile(path, 'utf8')))
}

/** @param write Writes the content to a path, and flushes it if asked. */
async function replaceBy(
  path: string,
  write: (target: string, isFlushed: boolean) => Promise<void>,
  flush: boolean,
): Promise<void> {
  const target = (await ifExists(realpath(path))) ?? path
  const there = await ifExists(stat(target))
  if (there && !there.isFile() && !there.isDirectory()) return write(target, false)
  // Hidden, so that a web server on the folder does not serve it; one per writer.
  const partial = join(
    dirname(target),
    `.${basename(target)}.${randomBytes(6).toString('hex')}.partial`,
  )
  try {
    await write(partial, flush)
    if (there) await chmod(partial, there.mode & PERMISSIONS)
    await whileHeld(() => rename(partial, target))
    if (flush) syncFolder(dirname(target))
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Awaits work on a file; undefined = the file does not exist. */
export async function ifExists<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
