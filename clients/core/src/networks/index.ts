export { aptosExplorerUrl } from './aptosExplorer.ts'
export {
  BLOCKCHAINS,
  type Blockchain,
  isBlockchain,
  LAYER_ONES,
  type LayerOne,
  layerOneOf,
} from './blockchains.ts'
export { isEvmBlockchain } from './evmBlockchains.ts'
export { type ExplorerItem, evmExplorer, evmExplorerUrl } from './evmExplorers.ts'
export { type Explorer, type ExplorerPage, explorerPath, explorerUrl } from './explorerUrl.ts'
export { APTOS_NETWORKS, aptosNetworkByChainId } from './list/aptos.ts'
export { NETWORKS, nativeCurrencyOf, networksOf } from './list/index.ts'
export { ECLIPSE_NETWORKS, networkByGenesisHash, SOLANA_NETWORKS } from './list/solana.ts'
export type {
  AptosNetwork,
  EvmBlockchain,
  EvmNetwork,
  FlowNetwork,
  NativeCurrency,
  Network,
  NetworkList,
  NetworkOf,
  SolanaNetwork,
} from './network.ts'
export { dropNetworks, evmNetworksOf, networkByChainId } from './networkByChainId.ts'
export { isOnThisMachine, reasonNotPublic } from './publicHost.ts'
export { assertIsRpcUrl, assertSameChain, assertSameRpcUrl, isRpcUrl } from './rpcUrl.ts'
export {
  layerOneOfConnector,
  WALLET_CONNECTORS,
  WALLET_TYPES,
  type WalletConnector,
  type WalletType,
  walletTypeOf,
} from './walletTypes.ts'
