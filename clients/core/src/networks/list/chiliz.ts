import type { EvmNetwork, NetworkList } from '../network.ts'

/** Chiliz Chain. */
export const CHILIZ_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'CHILIZ',
    chainId: 88_888,
    name: 'Chiliz Chain',
    slug: 'chiliz-chain',
    shortName: 'chzmainnet',
    chain: 'CHZ',
    rpc: ['https://rpc.chiliz.com'],
    nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'CHILIZ',
    chainId: 88_882,
    name: 'Chiliz Spicy',
    slug: 'chiliz-spicy',
    shortName: 'chzspicy',
    chain: 'CHZ',
    rpc: ['https://spicy-rpc.chiliz.com'],
    nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 },
    testnet: true,
  },
]
