import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterTests } from './afterTests.ts'

/** Size of a test disk: enough for configs, lists and small pictures. */
const SIZE = '1m'
/** Bytes per write when filling a disk. */
const PART = 4_096

/** A small separate disk, which can be filled or made read-only. */
export interface TestDisk {
  /** Its folder's absolute path. */
  readonly folder: string
  /** Leaves no room for a single byte. */
  fill(): void
  makeReadOnly(): void
}

/**
 * Mounts a disk in memory until the process's tests end; undefined if this process may not mount one, as without root
 * and in most containers.
 */
export function mountTestDisk(): TestDisk | undefined {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mintline-disk-')))
  const mount = (...args: string[]) => spawnSync('mount', [...args, folder]).status === 0
  if (process.platform !== 'linux' || !mount('-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs')) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const remove = () => {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
    process.off('exit', remove)
  }
  afterTests(remove)
  // For runs that are interrupted.
  process.once('exit', remove)
  return {
    folder,
    fill: () => fill(join(folder, 'filler')),
    makeReadOnly: () => {
      if (!mount('-o', 'remount,ro')) throw new Error(`${folder} stays writable`)
    },
  }
}

function fill(path: string): void {
  for (;;) {
    try {
      writeFileSync(path, new Uint8Array(PART), { flag: 'a' })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return
      throw error
    }
  }
}
