/** Configuration that pages ask for beside themselves: see src/entities/cluster/lib/runtimeConfig.ts. */
export interface ServedConfig {
  embedded?: { rpcUrl: string; wsUrl: string }
  /** Urls of nodes by the id of their network, best first. */
  rpc?: Readonly<Record<string, readonly string[]>>
  /** Drop machines on networks of Aptos by their slug. */
  aptos?: Readonly<Record<string, object>>
  /** Urls of servers by the id of the network that they index. */
  indexer?: Readonly<Record<string, string>>
  /** True if this host stores artwork of the console below `files/`. */
  files?: boolean
}

/** The configuration, or what finds it anew for each page. */
export type ConfigSource = ServedConfig | (() => Promise<ServedConfig>)

/** The configuration as it is sent. */
export async function configText(source: ConfigSource): Promise<string> {
  return JSON.stringify(typeof source === 'function' ? await source() : source)
}
