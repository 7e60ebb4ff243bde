import type { EvmNetwork, NetworkList } from '../network.ts'

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
