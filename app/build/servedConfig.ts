/** Configuration that pages fetch from beside themselves: see src/entities/cluster/lib/runtimeConfig.ts. */
export interface ServedConfig {
  embedded?: { rpcUrl: string; wsUrl: string }
  /** Node URLs by network id, best first. */
  rpc?: Readonly<Record<string, readonly string[]>>
  /** Drop machines on Aptos networks by slug. */
  aptos?: Readonly<Record<string, object>>
  /** Server URLs by the id of the network that they index. */
  indexer?: Readonly<Record<string, string>>
  /** True if this host stores the console's artwork below `files/`. */
  files?: boolean
}

/** The configuration, or a function that creates it for each page. */
export type ConfigSource = ServedConfig | (() => Promise<ServedConfig>)

/** Serializes the configuration as it is sent. */
export async function configText(source: ConfigSource): Promise<string> {
  return JSON.stringify(typeof source === 'function' ? await source() : source)
}
