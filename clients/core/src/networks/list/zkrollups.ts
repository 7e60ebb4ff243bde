import type { EvmEntries } from '../network.ts'

/** ZKsync Era. */
export const ZKSYNC_NETWORKS: EvmEntries = [
  {
    chainId: 324,
    name: 'ZKsync Era',
    shortName: 'zksync',
    chain: 'ETH',
    rpc: ['https://mainnet.era.zksync.io', 'https://zksync.drpc.org'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    virtualMachine: 'EraVM',
  },
  {
    chainId: 300,
    name: 'ZKsync Sepolia Testnet',
    slug: 'zksync-sepolia',
    chain: 'ETH',
    rpc: ['https://sepolia.era.zksync.dev', 'https://zksync-sepolia.drpc.org'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    virtualMachine: 'EraVM',
  },
]

/** Abstract. The short names differ by case only, as they are registered. */
export const ABSTRACT_NETWORKS: EvmEntries = [
  {
    chainId: 2741,
    name: 'Abstract',
    chain: 'Abstract',
    rpc: ['https://api.mainnet.abs.xyz', 'https://abstract.drpc.org'],
    nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
    virtualMachine: 'EraVM',
    isEnding: true,
  },
  {
    chainId: 11_124,
    name: 'Abstract Testnet',
    shortName: 'Abstract',
    chain: 'Abstract Testnet',
    rpc: ['https://api.testnet.abs.xyz', 'https://abstract-sepolia.drpc.org'],
    nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
    virtualMachine: 'EraVM',
  },
]

/** Astar zkEVM. */
export const ASTARZKEVM_NETWORKS: EvmEntries = [
  {
    chainId: 3776,
    name: 'Astar zkEVM',
    shortName: 'astrzk',
    chain: 'ETH',
    rpc: ['https://rpc-zkevm.astar.network'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    ended: '2025-03-31',
  },
  {
    chainId: 6_038_361,
    name: 'Astar zkEVM Testnet zKyoto',
    slug: 'astar-zkyoto',
    shortName: 'azkyt',
    chain: 'ETH',
    rpc: ['https://rpc.startale.com/zkyoto'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    ended: '2025-03-31',
  },
]

/** ZKcandy. */
export const ZKCANDY_NETWORKS: EvmEntries = [
  {
    chainId: 320,
    name: 'ZKcandy',
    chain: 'ETH',
    rpc: ['https://rpc.zkcandy.io'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    virtualMachine: 'EraVM',
  },
  {
    chainId: 302,
    name: 'ZKcandy Sepolia',
    chain: 'ETH',
    rpc: ['https://sepolia.rpc.zkcandy.io'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    virtualMachine: 'EraVM',
  },
]
