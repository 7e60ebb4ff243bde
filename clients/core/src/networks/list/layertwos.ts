import type { EvmEntries } from '../network.ts'

/** Aleph Zero EVM. */
export const ALEPHZERO_NETWORKS: EvmEntries = [
  {
    chainId: 41_455,
    name: 'Aleph Zero',
    slug: 'aleph-zero-evm',
    shortName: 'aleph-zero',
    chain: 'Aleph Zero EVM',
    rpc: ['https://rpc.alephzero.raas.gelato.cloud', 'https://alephzero.drpc.org'],
    nativeCurrency: { name: 'Aleph Zero', symbol: 'AZERO', decimals: 18 },
  },
  {
    chainId: 2039,
    name: 'Aleph Zero Testnet',
    slug: 'aleph-zero-evm-testnet',
    shortName: 'aleph',
    chain: 'Aleph Zero',
    rpc: ['https://rpc.alephzero-testnet.gelato.digital'],
    nativeCurrency: { name: 'TZERO', symbol: 'TZERO', decimals: 18 },
  },
]

/** Etherlink. Its first test network preceded Shadownet and stays listed for the items minted there. */
export const ETHERLINK_NETWORKS: EvmEntries = [
  {
    chainId: 42_793,
    name: 'Etherlink',
    shortName: 'etlk',
    chain: 'Etherlink',
    rpc: ['https://node.mainnet.etherlink.com', 'https://etherlink.drpc.org'],
    nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 },
  },
  {
    chainId: 127_823,
    name: 'Etherlink Shadownet Testnet',
    shortName: 'etlst',
    chain: 'Etherlink',
    rpc: ['https://node.shadownet.etherlink.com'],
    nativeCurrency: { name: 'tez', symbol: 'XTZ', decimals: 18 },
  },
  {
    chainId: 128_123,
    name: 'Etherlink Testnet',
    shortName: 'etlt',
    chain: 'Etherlink',
    rpc: ['https://node.ghostnet.etherlink.com'],
    nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 },
    ended: '2026-04-22',
  },
]

/** GOAT Network, whose native currency is bitcoin with 18 decimals. */
export const GOAT_NETWORKS: EvmEntries = [
  {
    chainId: 2345,
    name: 'GOAT',
    slug: 'goat-network',
    shortName: 'goat',
    chain: 'GOAT',
    rpc: ['https://rpc.goat.network', 'https://goat-mainnet-alpha.drpc.org'],
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  },
  {
    chainId: 48_816,
    name: 'GOAT Network Testnet3',
    shortName: 'goat-testnet3',
    chain: 'GOAT',
    rpc: ['https://rpc.testnet3.goat.network', 'https://goat-testnet3.drpc.org'],
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 },
  },
]

/** Immutable zkEVM. The earlier exchange of the same name has no EVM chain id. */
export const IMMUTABLEX_NETWORKS: EvmEntries = [
  {
    chainId: 13_371,
    name: 'Immutable zkEVM',
    shortName: 'imx',
    chain: 'Immutable zkEVM',
    rpc: ['https://rpc.immutable.com', 'https://immutable-zkevm.drpc.org'],
    nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 },
  },
  {
    chainId: 13_473,
    name: 'Immutable zkEVM Testnet',
    shortName: 'imx-testnet',
    chain: 'Immutable zkEVM',
    rpc: ['https://rpc.testnet.immutable.com', 'https://immutable-zkevm-testnet.drpc.org'],
    nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 },
  },
]

/** Mantle. */
export const MANTLE_NETWORKS: EvmEntries = [
  {
    chainId: 5000,
    name: 'Mantle',
    chain: 'ETH',
    rpc: ['https://rpc.mantle.xyz', 'https://mantle-rpc.publicnode.com'],
    nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  },
  {
    chainId: 5003,
    name: 'Mantle Sepolia Testnet',
    slug: 'mantle-sepolia',
    shortName: 'mnt-sep',
    chain: 'ETH',
    rpc: ['https://rpc.sepolia.mantle.xyz', 'https://mantle-sepolia.drpc.org'],
    nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  },
]

/** Matchain. */
export const MATCH_NETWORKS: EvmEntries = [
  {
    chainId: 698,
    name: 'Matchain',
    shortName: 'Matchain',
    chain: 'Matchain',
    rpc: ['https://rpc.matchain.io'],
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  },
  {
    chainId: 699,
    name: 'Matchain Testnet',
    shortName: 'tMatchain',
    chain: 'Matchain',
    rpc: ['https://testnet-rpc.matchain.io'],
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  },
]

/** Polygon, whose native currency used to be MATIC. */
export const POLYGON_NETWORKS: EvmEntries = [
  {
    chainId: 137,
    name: 'Polygon',
    shortName: 'pol',
    chain: 'Polygon',
    rpc: ['https://polygon.drpc.org', 'https://polygon-bor-rpc.publicnode.com'],
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  },
  {
    chainId: 80_002,
    name: 'Polygon Amoy',
    shortName: 'polygonamoy',
    chain: 'Polygon',
    rpc: ['https://polygon-amoy.drpc.org', 'https://rpc-amoy.polygon.technology'],
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  },
]

/** Saakuru. */
export const SAAKURU_NETWORKS: EvmEntries = [
  {
    chainId: 7_225_878,
    name: 'Saakuru',
    chain: 'Saakuru',
    rpc: ['https://rpc.saakuru.network'],
    nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
  },
  {
    chainId: 247_253,
    name: 'Saakuru Testnet',
    chain: 'Saakuru',
    rpc: ['https://rpc-testnet.saakuru.network'],
    nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 },
  },
]
