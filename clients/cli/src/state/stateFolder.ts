import { join } from 'node:path'

const FOLDER = '.mintline'

/** Leading characters of a hash, enough to tell networks apart. */
const HASH_LENGTH = 18

/**
 * Returns the folder next to the config for one network's state between runs.
 *
 * @param network Genesis hash, or the network's name.
 * @param hash Hash of its first block, for a local network that starts anew under the same name.
 */
export function stateFolder(base: string, network: string, hash?: string): string {
  const name = hash === undefined ? network : `${network}-${hash.slice(0, HASH_LENGTH)}`
  return join(base, FOLDER, name)
}
