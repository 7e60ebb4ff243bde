import type { EvmNetwork, NetworkList } from '../network.ts'

/** Kroma. */
export const KROMA_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'KROMA',
    chainId: 255,
    name: 'Kroma',
    slug: 'kroma',
    shortName: 'kroma',
    chain: 'ETH',
    rpc: ['https://api.kroma.network'],
    nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'KROMA',
    chainId: 2358,
    name: 'Kroma Sepolia',
    slug: 'kroma-sepolia',
    shortName: 'kroma-sepolia',
    chain: 'ETH',
    rpc: ['https://api.sepolia.kroma.network'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
