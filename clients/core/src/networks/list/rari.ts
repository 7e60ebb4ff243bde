import type { EvmNetwork, NetworkList } from '../network.ts'

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
