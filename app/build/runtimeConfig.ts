import type { Plugin } from 'vite'

/** Configuration that pages ask for beside themselves: see src/entities/cluster/lib/runtimeConfig.ts. */
export interface ServedConfig {
  embedded?: { rpcUrl: string; wsUrl: string }
  /** Urls of nodes by the id of their network, best first. */
  rpc?: Readonly<Record<string, readonly string[]>>
}

/** Tells the page, while it is being developed, where the embedded network is. */
export function runtimeConfig(config: ServedConfig): Plugin {
  return {
    name: 'mintline:runtime-config',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/mintline.json', (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-store')
        response.end(JSON.stringify(config))
      })
    },
  }
}
