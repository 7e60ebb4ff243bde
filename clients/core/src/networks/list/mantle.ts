import type { EvmNetwork, NetworkList } from '../network.ts'

/** Mantle. */
export const MANTLE_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'MANTLE',
    chainId: 5000,
    name: 'Mantle',
    slug: 'mantle',
    shortName: 'mantle',
    chain: 'ETH',
    rpc: ['https://rpc.mantle.xyz', 'https://mantle-rpc.publicnode.com'],
    nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'MANTLE',
    chainId: 5003,
    name: 'Mantle Sepolia',
    slug: 'mantle-sepolia',
    shortName: 'mnt-sep',
    chain: 'ETH',
    rpc: ['https://rpc.sepolia.mantle.xyz'],
    nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
    testnet: true,
  },
]
