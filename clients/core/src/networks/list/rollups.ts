import type { EvmEntries } from '../network.ts'

/** Arbitrum One. */
export const ARBITRUM_NETWORKS: EvmEntries = [
  {
    chainId: 42_161,
    name: 'Arbitrum One',
    shortName: 'arb1',
    chain: 'ETH',
    rpc: ['https://arb1.arbitrum.io/rpc', 'https://arbitrum-one-rpc.publicnode.com'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  {
    chainId: 421_614,
    name: 'Arbitrum Sepolia',
    shortName: 'arb-sep',
    chain: 'ETH',
    rpc: ['https://sepolia-rollup.arbitrum.io/rpc', 'https://arbitrum-sepolia.drpc.org'],
    nativeCurrency: { name: 'Arbitrum Sepolia Ether', symbol: 'ETH', decimals: 18 },
  },
]

/** Base. */
export const BASE_NETWORKS: EvmEntries = [
  {
    chainId: 8453,
    name: 'Base',
    chain: 'ETH',
    rpc: ['https://mainnet.base.org', 'https://base-rpc.publicnode.com'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  {
    chainId: 84_532,
    name: 'Base Sepolia',
    shortName: 'basesep',
    chain: 'ETH',
    rpc: ['https://sepolia.base.org', 'https://base-sepolia-rpc.publicnode.com'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  },
]

/** Kroma. */
export const KROMA_NETWORKS: EvmEntries = [
  {
    chainId: 255,
    name: 'Kroma',
    chain: 'ETH',
    rpc: ['https://api.kroma.network'],
    nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 },
    ended: '2025-06-30',
  },
  {
    chainId: 2358,
    name: 'Kroma Sepolia',
    chain: 'ETH',
    rpc: ['https://api.sepolia.kroma.network'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    ended: '2025-06-30',
  },
]

/** LightLink. */
export const LIGHTLINK_NETWORKS: EvmEntries = [
  {
    chainId: 1890,
    name: 'LightLink Phoenix',
    shortName: 'lightlink_phoenix',
    chain: 'Lightlink Phoenix Mainnet',
    rpc: [
      'https://replicator.phoenix.lightlink.io/rpc/v1',
      'https://endpoints.omniatech.io/v1/lightlink/phoenix/public',
    ],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  {
    chainId: 1891,
    name: 'LightLink Pegasus Testnet',
    slug: 'lightlink-pegasus',
    shortName: 'lightlink_pegasus',
    chain: 'Lightlink Pegasus Testnet',
    rpc: [
      'https://replicator.pegasus.lightlink.io/rpc/v1',
      'https://endpoints.omniatech.io/v1/lightlink/pegasus/public',
    ],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
]

/** Lisk. */
export const LISK_NETWORKS: EvmEntries = [
  {
    chainId: 1135,
    name: 'Lisk',
    chain: 'ETH',
    rpc: ['https://rpc.api.lisk.com', 'https://lisk.drpc.org'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    isEnding: true,
  },
  {
    chainId: 4202,
    name: 'Lisk Sepolia',
    shortName: 'lisksep',
    chain: 'ETH',
    rpc: ['https://rpc.sepolia-api.lisk.com', 'https://lisk-sepolia.drpc.org'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  },
]

/** RARI Chain. */
export const RARI_NETWORKS: EvmEntries = [
  {
    chainId: 1_380_012_617,
    name: 'RARI Chain',
    shortName: 'rari-mainnet',
    chain: 'RARI',
    rpc: ['https://rari.calderachain.xyz/http'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    ended: '2026-06-14',
  },
  {
    chainId: 1_918_988_905,
    name: 'RARI Chain Testnet',
    shortName: 'rari-testnet',
    chain: 'RARI',
    rpc: ['https://testnet.rpc.rarichain.org/http'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
]

/** Settlus. */
export const SETTLUS_NETWORKS: EvmEntries = [
  {
    chainId: 5371,
    name: 'Settlus',
    shortName: 'setl',
    chain: 'ETH',
    rpc: ['https://settlus-mainnet.g.alchemy.com/public'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  {
    chainId: 5373,
    name: 'Settlus Sepolia',
    shortName: 'setl-sepolia',
    chain: 'ETH',
    rpc: ['https://settlus-septestnet.g.alchemy.com/public'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  },
]

/** Shape. */
export const SHAPE_NETWORKS: EvmEntries = [
  {
    chainId: 360,
    name: 'Shape',
    chain: 'ETH',
    rpc: ['https://mainnet.shape.network', 'https://shape-mainnet.g.alchemy.com/public'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  {
    chainId: 11_011,
    name: 'Shape Sepolia Testnet',
    slug: 'shape-sepolia',
    shortName: 'shapesep',
    chain: 'ETH',
    rpc: ['https://sepolia.shape.network', 'https://shape-sepolia.g.alchemy.com/public'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  },
]
