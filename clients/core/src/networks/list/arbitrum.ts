import type { EvmNetwork, NetworkList } from '../network.ts'

/** Arbitrum One. */
export const ARBITRUM_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ARBITRUM',
    chainId: 42_161,
    name: 'Arbitrum One',
    slug: 'arbitrum-one',
    shortName: 'arb1',
    chain: 'ETH',
    rpc: ['https://arb1.arbitrum.io/rpc'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ARBITRUM',
    chainId: 421_614,
    name: 'Arbitrum Sepolia',
    slug: 'arbitrum-sepolia',
    shortName: 'arb-sep',
    chain: 'ETH',
    rpc: ['https://sepolia-rollup.arbitrum.io/rpc'],
    nativeCurrency: { name: 'Arbitrum Sepolia Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
