export { askChain } from './askChain.ts'
export {
  type ConnectionOptions,
  connectChain,
  type EvmConnection,
  fetchChainId,
  fetchNetwork,
} from './connection.ts'
export type { NodeOptions, NodeSource } from './nodeSource.ts'
export { nodesFetch } from './nodesFetch.ts'
