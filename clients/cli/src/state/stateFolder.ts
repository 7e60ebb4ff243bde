import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = '.mintline'
const OWNER_ONLY = 0o700

/** Folder next to the config that keeps what one network must not forget between two runs. */
export function stateFolder(base: string, genesisHash: string): string {
  return join(base, FOLDER, genesisHash)
}

/** Makes a folder that only its owner may look into. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY })
  chmodSync(path, OWNER_ONLY)
}
