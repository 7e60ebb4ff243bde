export { aptosExplorerUrl } from './aptosExplorer.ts'
export { aptosNetworkByChainId } from './aptosNetworkByChainId.ts'
export {
  BLOCKCHAINS,
  type Blockchain,
  isBlockchain,
  LAYER_ONES,
  type LayerOne,
  layerOneOf,
} from './blockchains.ts'
export { dropNetworks } from './dropNetworks.ts'
export { isEvmBlockchain } from './evmBlockchains.ts'
export { type ExplorerItem, evmExplorer, evmExplorerUrl } from './evmExplorers.ts'
export { type Explorer, type ExplorerPage, explorerPath, explorerUrl } from './explorerUrl.ts'
export { isOnThisMachine } from './isOnThisMachine.ts'
export { APTOS_NETWORKS } from './list/aptos.ts'
export { ECLIPSE_NETWORKS } from './list/eclipse.ts'
export { NETWORKS } from './list/index.ts'
export { SOLANA_NETWORKS } from './list/solana.ts'
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
export { evmNetworksOf, networkByChainId } from './networkByChainId.ts'
export { networkByGenesisHash } from './networkByGenesisHash.ts'
export { nativeCurrencyOf, networksOf } from './networksOf.ts'
export { reasonNotPublic } from './publicHost.ts'
export { assertIsRpcUrl, isRpcUrl } from './rpcUrl.ts'
export { assertSameChain, assertSameRpcUrl } from './sameChain.ts'
export {
  layerOneOfConnector,
  WALLET_CONNECTORS,
  WALLET_TYPES,
  type WalletConnector,
  type WalletType,
  walletTypeOf,
} from './walletTypes.ts'
