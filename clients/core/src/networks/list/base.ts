import type { EvmNetwork, NetworkList } from '../network.ts'

/** Base. */
export const BASE_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'BASE',
    chainId: 8453,
    name: 'Base',
    slug: 'base',
    shortName: 'base',
    chain: 'ETH',
    rpc: ['https://mainnet.base.org', 'https://base-rpc.publicnode.com'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'BASE',
    chainId: 84_532,
    name: 'Base Sepolia',
    slug: 'base-sepolia',
    shortName: 'basesep',
    chain: 'ETH',
    rpc: ['https://sepolia.base.org', 'https://base-sepolia-rpc.publicnode.com'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
