import type { EvmNetwork, NetworkList } from '../network.ts'

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
