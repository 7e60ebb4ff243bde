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

/** LightLink. */
export const LIGHTLINK_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'LIGHTLINK',
    chainId: 1890,
    name: 'LightLink Phoenix',
    slug: 'lightlink-phoenix',
    shortName: 'lightlink_phoenix',
    chain: 'Lightlink Phoenix Mainnet',
    rpc: ['https://replicator.phoenix.lightlink.io/rpc/v1'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'LIGHTLINK',
    chainId: 1891,
    name: 'LightLink Pegasus',
    slug: 'lightlink-pegasus',
    shortName: 'lightlink_pegasus',
    chain: 'Lightlink Pegasus Testnet',
    rpc: ['https://replicator.pegasus.lightlink.io/rpc/v1'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]

/** Lisk. */
export const LISK_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'LISK',
    chainId: 1135,
    name: 'Lisk',
    slug: 'lisk',
    shortName: 'lisk',
    chain: 'ETH',
    rpc: ['https://rpc.api.lisk.com'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'LISK',
    chainId: 4202,
    name: 'Lisk Sepolia',
    slug: 'lisk-sepolia',
    shortName: 'lisksep',
    chain: 'ETH',
    rpc: ['https://rpc.sepolia-api.lisk.com'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]

/** RARI Chain. */
export const RARI_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'RARI',
    chainId: 1_380_012_617,
    name: 'RARI Chain',
    slug: 'rari-chain',
    shortName: 'rari-mainnet',
    chain: 'RARI',
    rpc: ['https://rari.calderachain.xyz/http'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'RARI',
    chainId: 1_918_988_905,
    name: 'RARI Chain Testnet',
    slug: 'rari-chain-testnet',
    shortName: 'rari-testnet',
    chain: 'RARI',
    rpc: ['https://testnet.rpc.rarichain.org/http'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]

/** Settlus. */
export const SETTLUS_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'SETTLUS',
    chainId: 5371,
    name: 'Settlus',
    slug: 'settlus',
    shortName: 'setl',
    chain: 'ETH',
    rpc: ['https://settlus-mainnet.g.alchemy.com/public'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'SETTLUS',
    chainId: 5373,
    name: 'Settlus Sepolia',
    slug: 'settlus-sepolia',
    shortName: 'setl-sepolia',
    chain: 'ETH',
    rpc: ['https://settlus-septestnet.g.alchemy.com/public'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]

/** Shape. */
export const SHAPE_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'SHAPE',
    chainId: 360,
    name: 'Shape',
    slug: 'shape',
    shortName: 'shape',
    chain: 'ETH',
    rpc: ['https://mainnet.shape.network'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'SHAPE',
    chainId: 11_011,
    name: 'Shape Sepolia',
    slug: 'shape-sepolia',
    shortName: 'shapesep',
    chain: 'ETH',
    rpc: ['https://sepolia.shape.network'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
  },
]
