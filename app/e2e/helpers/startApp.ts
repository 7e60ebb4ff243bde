import { fileURLToPath } from 'node:url'
import { type Localnet, loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'
import type { ServedConfig } from '../../build/servedConfig.ts'
import { withAnsweringServer } from '../../scripts/withAnsweringServer.ts'
import { buildOnce } from './buildOnce.ts'
import { PATIENCE } from './patience.ts'
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

/** Options for the app. */
export interface AppOptions {
  /** Starts the network's server by its node, and returns the URL that pages receive while it answers. */
  indexer?: (node: string) => Promise<string>
  /** Folder in which pages store artwork, absolute. Default: the host stores none. */
  files?: string
  /** Node URLs of other networks, by slug, and drop machines on Aptos. Default: none. */
  others?: Pick<ServedConfig, 'rpc' | 'aptos'>
  /** Fees that the host takes from new drops. Default: none. */
  platform?: object
}

/** Starts both on free ports. */
export async function startApp({
  indexer,
  files,
  others,
  platform,
}: AppOptions = {}): Promise<RunningApp> {
  const folder = await buildOnce()
  const network = await startLocalnet({ rpcPort: 0, programs: loadWorkspacePrograms(ROOT) })
  const { rpcUrl, wsUrl } = network
  const embedded = { rpcUrl, wsUrl }
  const config = { ...others, embedded, platform, ...(files !== undefined && { files: true }) }
  const site = await serveStatic(
    folder,
    indexer === undefined
      ? config
      : withAnsweringServer(config, { url: await indexer(rpcUrl), patience: PATIENCE }),
    files,
  )
  return {
    network,
    url: site.url,
    open: (options) => openVisit(site.url, options),
    close: async () => {
      await Promise.all([site.close(), network.close()])
    },
  }
}
