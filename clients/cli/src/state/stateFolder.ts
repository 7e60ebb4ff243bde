import { join } from 'node:path'

const FOLDER = '.mintline'

/**
 * Folder next to the config for the state of one network between runs.
 *
 * @param network Genesis hash, or the name of an EVM network's state.
 */
export function stateFolder(base: string, network: string): string {
  return join(base, FOLDER, network)
}
