import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = '.mintline'
const OWNER_ONLY = 0o700

/**
 * Folder next to the config for the state of one network between runs.
 *
 * @param network Genesis hash, or the name of an EVM network's state.
 */
export function stateFolder(base: string, network: string): string {
  return join(base, FOLDER, network)
}

/** Creates a folder that only its owner can access. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY })
  chmodSync(path, OWNER_ONLY)
}
