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

/** Abstract. The short names differ by case only, as they are registered. */
export const ABSTRACT_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ABSTRACT',
    chainId: 2741,
    name: 'Abstract',
    slug: 'abstract',
    shortName: 'abstract',
    chain: 'Abstract',
    rpc: ['https://api.mainnet.abs.xyz'],
    nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ABSTRACT',
    chainId: 11_124,
    name: 'Abstract Testnet',
    slug: 'abstract-testnet',
    shortName: 'Abstract',
    chain: 'Abstract Testnet',
    rpc: ['https://api.testnet.abs.xyz'],
    nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]

/** Astar zkEVM. */
export const ASTARZKEVM_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ASTARZKEVM',
    chainId: 3776,
    name: 'Astar zkEVM',
    slug: 'astar-zkevm',
    shortName: 'astrzk',
    chain: 'ETH',
    rpc: ['https://rpc-zkevm.astar.network'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ASTARZKEVM',
    chainId: 6_038_361,
    name: 'Astar zKyoto',
    slug: 'astar-zkyoto',
    shortName: 'azkyt',
    chain: 'ETH',
    rpc: ['https://rpc.startale.com/zkyoto'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]

/** ZKcandy. */
export const ZKCANDY_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ZKCANDY',
    chainId: 320,
    name: 'ZKcandy',
    slug: 'zkcandy',
    shortName: 'zkcandy',
    chain: 'ETH',
    rpc: ['https://rpc.zkcandy.io'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ZKCANDY',
    chainId: 302,
    name: 'ZKcandy Sepolia',
    slug: 'zkcandy-sepolia',
    shortName: 'zkcandy-sepolia',
    chain: 'ETH',
    rpc: ['https://sepolia.rpc.zkcandy.io'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
