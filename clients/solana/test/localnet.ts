import { fileURLToPath } from 'node:url'
import { type Localnet, loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'

/**
 * A network of its own on free ports, with the committed programs.
 *
 * @param stateFolder Stores the network. Default: in memory.
 */
export function startPrograms(stateFolder?: string): Promise<Localnet> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  return startLocalnet({ rpcPort: 0, stateFolder, programs: loadWorkspacePrograms(root) })
}
