import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileNotWritable } from './fileErrors.ts'
import { makeFolders } from './makeFolders.ts'
import { syncFolder } from './platform.ts'

/** Owner may read and write; nobody else. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700

/**
 * Writes a file that only its owner can read, atomically and flushed to disk. Creates the folder if missing, closed
 * to others. Synchronous, so that nothing is sent before its record is on disk.
 *
 * @throws FILE_NOT_WRITABLE
 */
export function writePrivately(path: string, text: string): void {
  makeFolders(dirname(path), PRIVATE_FOLDER)
  change(path, () => replaceDurably(path, text))
}

/**
 * Removes such a file if it exists.
 *
 * @throws FILE_NOT_WRITABLE
 */
export function removePrivately(path: string): void {
  change(path, () => rmSync(path, { force: true }))
}

/**
 * Checks that a folder accepts files, before anything depends on it. Creates the folder if missing.
 *
 * @param options.isPrivate True = close a new folder to others. Default: true.
 * @throws FILE_NOT_WRITABLE with the folder's path
 */
export function assertWritable(
  folder: string,
  { isPrivate = true }: { readonly isPrivate?: boolean } = {},
): void {
  const path = join(folder, `.writable.${process.pid}`)
  makeFolders(folder, isPrivate ? PRIVATE_FOLDER : undefined)
  change(folder, () => {
    try {
      writeDurably(path, 'Written to check that files can be stored here.')
    } finally {
      rmSync(path, { force: true })
    }
  })
}

function change(path: string, work: () => void): void {
  try {
    work()
  } catch (cause) {
    throw fileNotWritable(path, cause)
  }
}

function replaceDurably(path: string, text: string): void {
  const folder = dirname(path)
  const draft = `${path}.${process.pid}.draft`
  chmodSync(folder, PRIVATE_FOLDER)
  try {
    writeDurably(draft, text)
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  syncFolder(folder)
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w', PRIVATE_FILE)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
