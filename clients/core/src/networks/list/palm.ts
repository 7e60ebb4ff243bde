import type { EvmNetwork, NetworkList } from '../network.ts'

/** Palm. */
export const PALM_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'PALM',
    chainId: 11_297_108_109,
    name: 'Palm',
    slug: 'palm',
    shortName: 'palm',
    chain: 'Palm',
    rpc: ['https://palm-mainnet.public.blastapi.io'],
    nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'PALM',
    chainId: 11_297_108_099,
    name: 'Palm Testnet',
    slug: 'palm-testnet',
    shortName: 'tpalm',
    chain: 'Palm',
    rpc: ['https://palm-testnet.public.blastapi.io'],
    nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 },
    testnet: true,
  },
]
