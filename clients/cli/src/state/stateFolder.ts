import { join } from 'node:path'

const FOLDER = '.mintline'

/**
 * Returns the folder next to the config for one network's state between runs.
 *
 * @param network Genesis hash, or the name for an EVM network's state.
 */
export function stateFolder(base: string, network: string): string {
  return join(base, FOLDER, network)
}
