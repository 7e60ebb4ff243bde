import {
  DEFAULT_RPC_PORT,
  type Localnet,
  LocalnetError,
  type LocalnetOptions,
  startLocalnet,
} from '@mintline/localnet'

/** Starts a network on the default port for Solana's tools, or on any free one. */
export async function startEmbeddedNetwork(options: LocalnetOptions): Promise<Localnet> {
  try {
    return await startLocalnet({ ...options, rpcPort: DEFAULT_RPC_PORT })
  } catch (error) {
    if (!(error instanceof LocalnetError) || error.code !== 'PORT_IN_USE') throw error
    return startLocalnet({ ...options, rpcPort: 0, reset: false })
  }
}
