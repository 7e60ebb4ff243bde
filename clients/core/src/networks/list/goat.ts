import type { EvmNetwork, NetworkList } from '../network.ts'

/** GOAT Network, whose native currency is bitcoin with 18 decimals. */
export const GOAT_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'GOAT',
    chainId: 2345,
    name: 'GOAT Network',
    slug: 'goat-network',
    shortName: 'goat',
    chain: 'GOAT',
    rpc: ['https://rpc.goat.network'],
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'GOAT',
    chainId: 48_816,
    name: 'GOAT Network Testnet3',
    slug: 'goat-network-testnet3',
    shortName: 'goat-testnet3',
    chain: 'GOAT',
    rpc: ['https://rpc.testnet3.goat.network'],
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
    testnet: true,
  },
]
