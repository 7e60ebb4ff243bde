import { fileURLToPath } from 'node:url'
import { type Localnet, loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'

/** A network of its own on free ports, with the committed programs. */
export function startPrograms(): Promise<Localnet> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  return startLocalnet({ rpcPort: 0, programs: loadWorkspacePrograms(root) })
}
