import { fileURLToPath } from 'node:url'
import {
  type Localnet,
  type LocalnetOptions,
  loadWorkspacePrograms,
  startLocalnet,
} from '@mintline/localnet'

/** Starts a separate network on free ports, with the committed programs. */
export function startPrograms(
  options: Pick<LocalnetOptions, 'stateFolder' | 'startTime'> = {},
): Promise<Localnet> {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  return startLocalnet({ ...options, rpcPort: 0, programs: loadWorkspacePrograms(root) })
}
