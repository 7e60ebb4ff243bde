import { fetchBlockHash } from '@mintline/aptos'
import { stateFolder } from '../../state/stateFolder.ts'
import type { AptosChain } from './resolveAptos.ts'

/** Leading characters of a hash, enough to tell networks apart. */
const HASH_LENGTH = 18

/**
 * Returns the folder for a network's state between runs. A local network starts anew with the same chain id, so its
 * folder also has the hash of its first block after genesis.
 */
export async function aptosStateFolder(
  base: string,
  { connection, chainId, isLocal }: AptosChain,
): Promise<string> {
  const name = `aptos-${chainId}`
  if (!isLocal) return stateFolder(base, name)
  const hash = await fetchBlockHash(connection, 1n)
  return stateFolder(base, `${name}-${hash.slice(0, HASH_LENGTH)}`)
}
