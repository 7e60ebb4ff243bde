import type { EvmNetwork, NetworkList } from '../network.ts'

/** Immutable zkEVM. The earlier exchange of the same name has no EVM chain id. */
export const IMMUTABLEX_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'IMMUTABLEX',
    chainId: 13_371,
    name: 'Immutable zkEVM',
    slug: 'immutable-zkevm',
    shortName: 'imx',
    chain: 'Immutable zkEVM',
    rpc: ['https://rpc.immutable.com'],
    nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'IMMUTABLEX',
    chainId: 13_473,
    name: 'Immutable zkEVM Testnet',
    slug: 'immutable-zkevm-testnet',
    shortName: 'imx-testnet',
    chain: 'Immutable zkEVM',
    rpc: ['https://rpc.testnet.immutable.com'],
    nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 },
    testnet: true,
  },
]
