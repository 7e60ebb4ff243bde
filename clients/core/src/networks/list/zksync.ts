import type { EvmNetwork, NetworkList } from '../network.ts'

/** ZKsync Era. */
export const ZKSYNC_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ZKSYNC',
    chainId: 324,
    name: 'ZKsync Era',
    slug: 'zksync-era',
    shortName: 'zksync',
    chain: 'ETH',
    rpc: ['https://mainnet.era.zksync.io'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ZKSYNC',
    chainId: 300,
    name: 'ZKsync Sepolia',
    slug: 'zksync-sepolia',
    shortName: 'zksync-sepolia',
    chain: 'ETH',
    rpc: ['https://sepolia.era.zksync.dev'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
