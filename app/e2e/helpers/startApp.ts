import { fileURLToPath } from 'node:url'
import { type Localnet, loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'
import { buildOnce } from './buildOnce.ts'
import { serveStatic } from './serveStatic.ts'
import { type OpenOptions, openVisit, type Visit } from './visit.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** A network with the programs, and the published app connected to it. */
export interface RunningApp {
  network: Localnet
  url: string
  /** Opens it in a new browser context, with nothing stored. */
  open: (options?: OpenOptions) => Promise<Visit>
  close: () => Promise<void>
}

/** Starts both on free ports. */
export async function startApp(): Promise<RunningApp> {
  const folder = await buildOnce()
  const network = await startLocalnet({ rpcPort: 0, programs: loadWorkspacePrograms(ROOT) })
  const { rpcUrl, wsUrl } = network
  const site = await serveStatic(folder, { embedded: { rpcUrl, wsUrl } })
  return {
    network,
    url: site.url,
    open: (options) => openVisit(site.url, options),
    close: async () => {
      await Promise.all([site.close(), network.close()])
    },
  }
}
