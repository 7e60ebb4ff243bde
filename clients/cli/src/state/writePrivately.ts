import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileNotWritable } from '../files/fileFailures.ts'
import { makePrivateFolder } from './stateFolder.ts'

const OWNER_ONLY = 0o600

/**
 * Writes a file that only its owner can read: atomically, and on disk when this returns.
 *
 * @throws FILE_NOT_WRITABLE
 */
export function writePrivately(path: string, text: string): void {
  try {
    writeWhole(path, text)
  } catch (cause) {
    throw fileNotWritable(path, cause)
  }
}

/**
 * Checks that a folder is writable, before anything is sent.
 *
 * @throws FILE_NOT_WRITABLE
 */
export function assertWritable(folder: string): void {
  const path = join(folder, 'writable')
  writePrivately(path, 'Written to check that the state can be stored here.')
  rmSync(path)
}

function writeWhole(path: string, text: string): void {
  makePrivateFolder(dirname(path))
  const draft = `${path}.${process.pid}.draft`
  const file = openSync(draft, 'w', OWNER_ONLY)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
  syncFolder(dirname(path))
}

/** The new name is on disk only once its folder is. */
function syncFolder(path: string): void {
  // Windows cannot open folders, and stores names by itself.
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
