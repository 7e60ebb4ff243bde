import type { EvmNetwork, NetworkList } from '../network.ts'

/** Moonbeam. */
export const MOONBEAM_NETWORKS: NetworkList<EvmNetwork> = [
  {
    blockchain: 'MOONBEAM',
    chainId: 1284,
    name: 'Moonbeam',
    slug: 'moonbeam',
    shortName: 'mbeam',
    chain: 'MOON',
    rpc: ['https://rpc.api.moonbeam.network'],
    nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 },
    testnet: false,
  },
  {
    blockchain: 'MOONBEAM',
    chainId: 1287,
    name: 'Moonbase Alpha',
    slug: 'moonbase-alpha',
    shortName: 'mbase',
    chain: 'MOON',
    rpc: ['https://rpc.api.moonbase.moonbeam.network'],
    nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 },
    testnet: true,
  },
]
