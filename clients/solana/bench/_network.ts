// An embedded network in a process of its own, so that a measured client does not share its thread.
import { fileURLToPath } from 'node:url'
import { loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { rpcUrl, genesisHash } = await startLocalnet({
  rpcPort: 0,
  programs: loadWorkspacePrograms(root),
})
process.send?.({ rpcUrl, genesisHash })
