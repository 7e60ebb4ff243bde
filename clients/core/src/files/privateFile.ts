import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileNotWritable } from './fileErrors.ts'
import { syncFolder } from './platform.ts'

/** Readable and writable by its owner only. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700

/**
 * Writes a file that only its owner can read: atomically, and on disk when this returns. Its folder is created if
 * missing, and closed to others. Synchronous, so that nothing is sent before its record is on disk.
 *
 * @throws FILE_NOT_WRITABLE
 */
export function writePrivately(path: string, text: string): void {
  try {
    makePrivateFolder(dirname(path))
    replaceDurably(path, text)
    syncFolder(dirname(path))
  } catch (cause) {
    throw fileNotWritable(path, cause)
  }
}

/**
 * Removes a file of that kind if it exists.
 *
 * @throws FILE_NOT_WRITABLE
 */
export function removePrivately(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch (cause) {
    throw fileNotWritable(path, cause)
  }
}

/**
 * Checks that private files can be written to a folder, before anything depends on one.
 *
 * @throws FILE_NOT_WRITABLE
 */
export function assertWritable(folder: string): void {
  const path = join(folder, 'writable')
  writePrivately(path, 'Written to check that the state can be stored here.')
  removePrivately(path)
}

function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER })
  chmodSync(path, PRIVATE_FOLDER)
}

function replaceDurably(path: string, text: string): void {
  const draft = `${path}.${process.pid}.draft`
  const file = openSync(draft, 'w', PRIVATE_FILE)
  try {
    try {
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
