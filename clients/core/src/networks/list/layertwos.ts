import type { EvmNetwork, NetworkList } from '../network.ts'

/** Aleph Zero EVM. */
export const ALEPHZERO_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ALEPHZERO',
    chainId: 41_455,
    name: 'Aleph Zero EVM',
    slug: 'aleph-zero-evm',
    shortName: 'aleph-zero',
    chain: 'Aleph Zero EVM',
    rpc: ['https://rpc.alephzero.raas.gelato.cloud'],
    nativeCurrency: { name: 'Aleph Zero', symbol: 'AZERO', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ALEPHZERO',
    chainId: 2039,
    name: 'Aleph Zero EVM Testnet',
    slug: 'aleph-zero-evm-testnet',
    shortName: 'aleph',
    chain: 'Aleph Zero',
    rpc: ['https://rpc.alephzero-testnet.gelato.digital'],
    nativeCurrency: { name: 'TZERO', symbol: 'TZERO', decimals: 18 },
    testnet: true,
  },
]

/** Etherlink. */
export const ETHERLINK_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'ETHERLINK',
    chainId: 42_793,
    name: 'Etherlink',
    slug: 'etherlink',
    shortName: 'etlk',
    chain: 'Etherlink',
    rpc: ['https://node.mainnet.etherlink.com'],
    nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'ETHERLINK',
    chainId: 128_123,
    name: 'Etherlink Testnet',
    slug: 'etherlink-testnet',
    shortName: 'etlt',
    chain: 'Etherlink',
    rpc: ['https://node.ghostnet.etherlink.com'],
    nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 },
    testnet: true,
  },
]

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

/** Immutable zkEVM. The earlier exchange of the same name has no EVM chain id. */
export const IMMUTABLEX_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'IMMUTABLEX',
    chainId: 13_371,
    name: 'Immutable zkEVM',
    slug: 'immutable-zkevm',
    shortName: 'imx',
    chain: 'Immutable zkEVM',
    rpc: ['https://rpc.immutable.com'],
    nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'IMMUTABLEX',
    chainId: 13_473,
    name: 'Immutable zkEVM Testnet',
    slug: 'immutable-zkevm-testnet',
    shortName: 'imx-testnet',
    chain: 'Immutable zkEVM',
    rpc: ['https://rpc.testnet.immutable.com'],
    nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 },
    testnet: true,
  },
]

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

/** Matchain. */
export const MATCH_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'MATCH',
    chainId: 698,
    name: 'Matchain',
    slug: 'matchain',
    shortName: 'Matchain',
    chain: 'Matchain',
    rpc: ['https://rpc.matchain.io'],
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'MATCH',
    chainId: 699,
    name: 'Matchain Testnet',
    slug: 'matchain-testnet',
    shortName: 'tMatchain',
    chain: 'Matchain',
    rpc: ['https://testnet-rpc.matchain.io'],
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    testnet: true,
  },
]

/** Polygon, whose native currency used to be MATIC. */
export const POLYGON_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'POLYGON',
    chainId: 137,
    name: 'Polygon',
    slug: 'polygon',
    shortName: 'pol',
    chain: 'Polygon',
    rpc: ['https://polygon.drpc.org', 'https://polygon-bor-rpc.publicnode.com'],
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'POLYGON',
    chainId: 80_002,
    name: 'Polygon Amoy',
    slug: 'polygon-amoy',
    shortName: 'polygonamoy',
    chain: 'Polygon',
    rpc: ['https://polygon-amoy.drpc.org', 'https://rpc-amoy.polygon.technology'],
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    testnet: true,
  },
]

/** Saakuru. */
export const SAAKURU_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'SAAKURU',
    chainId: 7_225_878,
    name: 'Saakuru',
    slug: 'saakuru',
    shortName: 'saakuru',
    chain: 'Saakuru',
    rpc: ['https://rpc.saakuru.network'],
    nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'SAAKURU',
    chainId: 247_253,
    name: 'Saakuru Testnet',
    slug: 'saakuru-testnet',
    shortName: 'saakuru-testnet',
    chain: 'Saakuru',
    rpc: ['https://rpc-testnet.saakuru.network'],
    nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
    testnet: true,
  },
]
