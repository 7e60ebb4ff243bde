export { askChain, askChainOnce } from './askChain.ts'
export { asOf } from './asOf.ts'
export { type ConnectionOptions, connectChain, reserveOf } from './connectChain.ts'
export {
  connectReadOnly,
  type EvmConnection,
  fetchChainId,
  fetchNetwork,
  type ReadClient,
  type ReadConnection,
  type ReadOnlyConnection,
  type ReadOnlyOptions,
} from './connection.ts'
export type { NodeReader } from './nodeReader.ts'
export type { NodeOptions, NodeSource } from './nodeSource.ts'
export { nodesFetch } from './nodesFetch.ts'
export {
  type Answers,
  type ContractRead,
  contractRead,
  readContracts,
  type SelectedFunction,
} from './readContracts.ts'
export { withSelector } from './withSelector.ts'
